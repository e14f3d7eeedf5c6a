import { unlessItFails } from "../unless-it-fails.ts";

/** 'photo.jpg', '/images/photo.jpg' and '../images/photo.jpg' are the same picture. */
export function imageName(target: string): string {
  const name = target.replace(/^.*?\bimages\//, "").replace(/^\.?\//, "");
  // A per cent sign that begins no escape, as in 100%.jpg: the name is taken as it stands.
  return unlessItFails(() => decodeURI(name)) ?? name;
}
