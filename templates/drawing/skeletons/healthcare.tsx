import { boxes, lines, Mark, type Skeleton } from "./skeleton.tsx";

export const healthcare: Skeleton = {
  parts: [
    "Appointment requests by day and time",
    "The team, with registration numbers",
    "Urgent advice on every page",
    "Fees, NHS or private, in plain figures",
  ],
  drawing: (
    <>
      <path d="M10 78h340" />
      <path d="M36 58v12m-6-6h12" />
      <path className="skeleton-quiet" d={lines(56, 64, [150])} />
      <path d={lines(28, 108, [112, 84], 20)} strokeWidth="7" />
      <path className="skeleton-quiet" d={lines(28, 154, [110, 96])} />
      <path
        className="skeleton-quiet"
        d="M176 102h22M208 102h22M240 102h22M272 102h22M304 102h22"
      />
      <path d={boxes({ x: 172, y: 116, width: 28, height: 20, across: 5, down: 3, gap: 4 })} />
      <path className="skeleton-act" d="M236 140h28v20h-28z" />
      <path className="skeleton-on-act" d="M244 150l4 4 8-8" />
      <path className="skeleton-dashes" d="M10 206h340" />
      <path d="M42 246a14 14 0 1 1 28 0 14 14 0 0 1-28 0M30 290c2-26 50-26 52 0M124 246a14 14 0 1 1 28 0 14 14 0 0 1-28 0M112 290c2-26 50-26 52 0M206 246a14 14 0 1 1 28 0 14 14 0 0 1-28 0M194 290c2-26 50-26 52 0M288 246a14 14 0 1 1 28 0 14 14 0 0 1-28 0M276 290c2-26 50-26 52 0" />
      <path
        className="skeleton-quiet"
        d="M34 306h44M116 306h44M198 306h44M280 306h44M40 318h32M122 318h32M204 318h32M286 318h32"
      />
      <path d="M10 340h340" />
      <path d={lines(28, 362, [70, 92], 22)} />
      <path className="skeleton-dots" d={lines(132, 362, [140, 140], 22)} />
      <path d={lines(288, 362, [26, 26], 22)} />
      <Mark n={1} x={334} y={118} />
      <Mark n={2} x={180} y={226} />
      <Mark n={3} x={332} y={64} />
      <Mark n={4} x={332} y={340} />
    </>
  ),
};
