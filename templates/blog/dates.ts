const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** '2025-01-15' → '15 January 2025', with no Date and so no time zone that could move the day. */
export function formatDate(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate) ?? [];
  const monthName = months[Number(month) - 1];
  if (!monthName) throw new Error(`'${isoDate}' is not a date of the form 2025-01-15`);
  return `${Number(day)} ${monthName} ${year}`;
}
