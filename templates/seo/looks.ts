import { bilton } from "./bilton.tsx";
import { coventry } from "./coventry.tsx";
import { dunchurch } from "./dunchurch.tsx";

/** The places with a page of their own, each by the name that the file with its words has in content/. */
export const looks = { coventry, bilton, dunchurch };
