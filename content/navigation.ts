import type { Buttons, FooterGroups, Menu } from "./rules/navigation-schemas.ts";

/** In the order of the header and the drawer; what opens the order stands after them. */
export const menu: Menu = [
  { label: "Locations", dropdown: "locations" },
  { label: "Blog", route: "/blog" },
  { label: "Services", route: "/#services" },
  { label: "Pricing", route: "/#pricing" },
  { label: "About", route: "/#about" },
  { label: "FAQ", route: "/#faq" },
  { label: "Contact", route: "/#contact" },
];

/** What opens the order, in the header, in a phone's menu and within pages, and what leads to the services. */
export const buttons: Buttons = {
  quoteInHeader: "Get Quote",
  quoteInMenu: "Get Free Quote",
  quote: "Get Your FREE Quote",
  services: "View Services",
};

/** Beside the location and industry pages, which come from their own records. */
export const footerGroups: FooterGroups = [
  {
    heading: "Services",
    links: [
      { label: "SEO services", route: "/seo-services" },
      { label: "Coventry SEO agency", route: "/coventry-seo-agency" },
      { label: "Bilton SEO company", route: "/bilton-seo-company" },
      { label: "Dunchurch SEO services", route: "/dunchurch-seo-services" },
      { label: "Hosting and support, Coventry", route: "/coventry-website-hosting-support" },
      { label: "Website support, Bilton", route: "/bilton-website-support" },
      { label: "Website training, Dunchurch", route: "/dunchurch-website-training" },
    ],
  },
  {
    heading: "Company",
    links: [
      { label: "About", route: "/#about" },
      { label: "Blog", route: "/blog" },
      { label: "Contact", route: "/#contact" },
      { label: "Privacy", route: "/privacy" },
      { label: "Terms", route: "/terms" },
      { label: "Accessibility", route: "/accessibility" },
    ],
  },
];
