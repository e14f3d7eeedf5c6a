import type { Plans } from "./rules/fact-schemas.ts";

export const hostingPlans: Plans = [
  {
    name: "Essential",
    price: "£25",
    period: "/month",
    description: "For a site that changes now and then and must simply stay up.",
    features: [
      "2 hours of changes a month",
      "24-hour email response",
      "Hosting and SSL certificate",
      "Weekly backup",
      "Security updates",
    ],
  },
  {
    name: "Professional",
    price: "£50",
    period: "/month",
    popular: true,
    description: "For a site that brings in work every week.",
    features: [
      "5 hours of changes a month",
      "Same-day response",
      "Hosting and SSL certificate",
      "Daily backup",
      "Security updates and speed checks",
      "Short monthly report",
    ],
  },
  {
    name: "Bespoke",
    price: "Tailored quote",
    description: "For online shops, several sites or systems that need their own arrangement.",
    features: [
      "Hours agreed with you",
      "Response times in writing",
      "Hosting sized to your traffic",
      "Backups as often as you sell",
      "A named person to ring",
    ],
  },
];

export const supportPlans: Plans = [
  {
    name: "Basic",
    price: "£29",
    period: "/month",
    description: "The essentials for a small site.",
    features: [
      "Hosting and SSL certificate",
      "Weekly backup",
      "Security updates",
      "Domain and mailbox renewals",
      "2 hours of changes a month",
      "Email support",
    ],
  },
  {
    name: "Business",
    price: "£59",
    period: "/month",
    popular: true,
    description: "For a business that changes prices, offers or pages every month.",
    features: [
      "Everything in Basic",
      "Daily backup",
      "5 hours of changes a month",
      "Same-day response by telephone or email",
      "Map entry kept up to date",
      "Monthly visitor report",
    ],
  },
  {
    name: "Premium",
    price: "£99",
    period: "/month",
    description: "For a shop or a booking site that cannot wait.",
    features: [
      "Everything in Business",
      "8 hours of changes a month",
      "Repairs done before other work",
      "Checks of orders and booking forms",
      "A visit or video call every quarter",
    ],
  },
];

export const trainingPlans: Plans = [
  {
    name: "One-to-one",
    price: "£75",
    period: "per hour",
    description: "At your own computer, on your own website, in your own order.",
    features: [
      "At your place in or near Dunchurch",
      "As many or as few hours as you like",
      "Written notes to keep",
      "Two weeks of questions by email",
    ],
  },
  {
    name: "Group",
    price: "£45",
    period: "per person",
    popular: true,
    description: "For a team, or for neighbours who would like to learn together.",
    features: [
      "2-4 people",
      "2-hour minimum",
      "Exercises on a practice site",
      "Written notes for each person",
      "Two weeks of questions by email",
    ],
  },
  {
    name: "Online",
    price: "£35",
    period: "per hour",
    description: "By video, with your screen shared, when an evening suits you better.",
    features: [
      "From any computer",
      "Evenings by arrangement",
      "A recording of your session",
      "One week of questions by email",
    ],
  },
];
