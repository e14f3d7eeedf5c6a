import type { Claims } from "./rules/fact-schemas.ts";
import { site } from "./site.ts";

/** Every figure a visitor might ask us to prove, and what would prove it. */
export const claims: Claims = [
  {
    claim: "70+ projects",
    shownOn: ["/"],
    evidence: "needs a list of finished projects with dates",
    verified: false,
  },
  {
    claim: "Established 2019",
    shownOn: ["/"],
    evidence: "needs the registration with HMRC or Companies House",
    verified: false,
  },
  {
    claim: "5-star reviews, rated 5.0 from 3 reviews",
    shownOn: ["/"],
    evidence: "needs three published reviews and the customers' permission",
    verified: false,
  },
  {
    claim: "Delivery in 1-2 weeks, a single page in 3 days",
    shownOn: ["/"],
    evidence: "needs the delivery times of the last ten projects",
    verified: false,
  },
  {
    claim: `Reply ${site.replyTime}`,
    shownOn: ["/", "/thank-you"],
    evidence: "a promise; needs the owner's agreement, weekends included",
    verified: false,
  },
  {
    claim: "Uptime 99.9%",
    shownOn: ["/coventry-website-hosting-support"],
    evidence: "needs twelve months of monitoring reports",
    verified: false,
  },
  {
    claim: "What the hosting, support and training plans include beyond the stated figures",
    shownOn: [
      "/coventry-website-hosting-support",
      "/bilton-website-support",
      "/dunchurch-website-training",
    ],
    evidence: "proposed wording (backups, hours, visits, notes); needs the owner's agreement",
    verified: false,
  },
  {
    claim: "What the SEO packages include",
    shownOn: ["/seo-services"],
    evidence: "proposed wording (keywords, pages, calls); needs the owner's agreement",
    verified: false,
  },
  {
    claim: "The reasons, promises and stories of the SEO pages beyond the stated figures",
    shownOn: [
      "/seo-services",
      "/coventry-seo-agency",
      "/bilton-seo-company",
      "/dunchurch-seo-services",
    ],
    evidence: "written for this product, three success stories included; needs the owner's proof",
    verified: false,
  },
  {
    claim: "The story of how the business began and how a project runs",
    shownOn: ["/"],
    evidence: "written for this product; needs the owner's own account",
    verified: false,
  },
  {
    claim: "Domain in the customer's name, files handed over free of charge",
    shownOn: ["/"],
    evidence: "proposed terms; needs the owner's agreement",
    verified: false,
  },
  {
    claim: "300% more visits from search",
    shownOn: ["/seo-services"],
    evidence: "needs analytics before and after for a named customer and period",
    verified: false,
  },
  {
    claim: "50+ local businesses helped with SEO",
    shownOn: ["/seo-services"],
    evidence: "needs a list of SEO customers",
    verified: false,
  },
  {
    claim: "95% of SEO customers stay after six months",
    shownOn: ["/seo-services"],
    evidence: "needs the start and end dates of all SEO customers",
    verified: false,
  },
  {
    claim: "Join 70+ successful businesses",
    shownOn: ["/seo-services"],
    evidence: "needs a list of finished projects with dates",
    verified: false,
  },
  {
    claim: "Coventry: population 345k",
    shownOn: ["/coventry-seo-agency", "/web-design-coventry"],
    evidence: "Census 2021, Office for National Statistics: about 345,300 residents",
    verified: true,
  },
  {
    claim: "Coventry: 2 universities",
    shownOn: ["/coventry-seo-agency"],
    evidence: "Coventry University and the University of Warwick",
    verified: true,
  },
  {
    claim: "Coventry: #1",
    shownOn: ["/coventry-seo-agency"],
    evidence: "worded as an aim; a ranking would need dated positions for named searches",
    verified: false,
  },
  {
    claim: "Bilton: 300% more profile views",
    shownOn: ["/bilton-seo-company"],
    evidence: "needs profile statistics before and after for a named customer",
    verified: false,
  },
  {
    claim: "Bilton: 50+ local keywords on page one",
    shownOn: ["/bilton-seo-company"],
    evidence: "needs dated positions for the keywords",
    verified: false,
  },
  {
    claim: "Bilton: 4.9/5 average rating",
    shownOn: ["/bilton-seo-company"],
    evidence: "needs published reviews; it also disagrees with 5.0 on the home page",
    verified: false,
  },
  {
    claim: "Bilton: #1",
    shownOn: ["/bilton-seo-company"],
    evidence: "worded as an aim; a ranking would need dated positions for named searches",
    verified: false,
  },
  {
    claim: "Bilton: population 8,000+",
    shownOn: ["/bilton-web-design"],
    evidence: "the owner's figure; needs a census table for the ward",
    verified: false,
  },
  {
    claim: "Dunchurch: 300% more local enquiries",
    shownOn: ["/dunchurch-seo-services"],
    evidence: "needs enquiry counts before and after for a named customer",
    verified: false,
  },
  {
    claim: "Dunchurch: 25+ village businesses",
    shownOn: ["/dunchurch-seo-services"],
    evidence: "needs a list of customers in and around the village",
    verified: false,
  },
  {
    claim: "Dunchurch: 4.9/5 average rating",
    shownOn: ["/dunchurch-seo-services"],
    evidence: "needs published reviews; it also disagrees with 5.0 on the home page",
    verified: false,
  },
  {
    claim: "Dunchurch: #1",
    shownOn: ["/dunchurch-seo-services"],
    evidence: "worded as an aim; a ranking would need dated positions for named searches",
    verified: false,
  },
  {
    claim: "Dunchurch: improvement in 30-60 days",
    shownOn: ["/dunchurch-seo-services"],
    evidence: "needs dated reports; the SEO services page says 3-6 months",
    verified: false,
  },
];
