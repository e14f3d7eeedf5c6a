export const opening = {
  day: "Saturday",
  hours: [
    { from: 8, to: 12 },
    { from: 14, to: 18 },
  ],
};
