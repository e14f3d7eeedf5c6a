/** By its name. Of these, some are only to be told how they can be shown. */
export function isPicture(file: string): boolean {
  return /\.(?:jpe?g|png|gif|webp|avif|svg|hei[cf]|tiff?)$/i.test(file);
}
