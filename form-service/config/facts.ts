import { site } from "../../content/site.ts";
import { routes } from "../../domain/addresses.ts";

/** What the service needs to know of the business, from the one place where it is written down. */
export type Facts = {
  readonly businessName: string;
  readonly email: string;
  readonly phone: { readonly display: string; readonly e164: string };
  readonly replyTime: string;
  readonly siteUrl: string;
  readonly thankYouPath: string;
  readonly privacyLine: string;
  readonly privacyPath: string;
};

export const siteFacts: Facts = {
  businessName: site.name,
  email: site.email,
  phone: site.phone,
  replyTime: site.replyTime,
  siteUrl: site.url,
  thankYouPath: pathOf(routes.thankYou),
  privacyLine: site.privacyLine,
  privacyPath: pathOf(routes.privacy),
};

function pathOf(route: string): string {
  return route + (site.trailingSlash ? "/" : "");
}
