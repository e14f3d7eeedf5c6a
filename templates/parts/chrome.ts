/** What every page's header and footer show of the records, and where its forms go. Plain data, made by the plan. */
export type Chrome = {
  locations: Place[];
  industries: Trade[];
  formsUrl: string;
  hasBlog: boolean;
  /** Empty: no tag, and nothing in the page that speaks of one. */
  analyticsTagId: string;
};
/** What every page is made from. */
export type PageProps = { chrome: Chrome };
export type Place = {
  slug: string;
  name: string;
  route: string;
  travelTime: string;
  bearing: number | null;
};
export type Trade = { name: string; route: string };
