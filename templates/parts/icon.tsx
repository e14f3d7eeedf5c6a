export type IconName = keyof typeof drawings;

/** One set, drawn on a 24 pixel square with one stroke. It says nothing that the words beside it do not say. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
);

const drawings = {
  arrow: "M4 12h16M14 6l6 6-6 6",
  back: "M20 12H4M10 6l-6 6 6 6",
  outward: "M7 17 17 7M9 7h8v8",
  down: "m6 9 6 6 6-6",
  menu: "M3 7h18M3 12h18M3 17h18",
  close: "M5 5l14 14M19 5 5 19",
  phone: "M7 3H4v3c0 8 6 15 14 15h3v-4l-4-2-2 2c-4-1.5-6-4-8-8l2-2z",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  chat: "M3 21l1.5-5A9 9 0 1 1 8 19.5zM9 10h6M9 13.5h4",
  pin: "M12 22c5-6 7-9 7-13a7 7 0 0 0-14 0c0 4 2 7 7 13zM12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  video: "M2.5 6h13v12h-13zM15.5 11l6-3.5v9l-6-3.5",
} as const;
