import { boxes, lines, Mark, type Skeleton } from "./skeleton.tsx";

export const beauty: Skeleton = {
  parts: [
    "A treatment menu: name, minutes, price",
    "A calendar that books while you work",
    "Gift vouchers",
    "Deposit and late-cancellation terms first",
  ],
  drawing: (
    <>
      <path d={lines(28, 84, [118, 140], 20)} strokeWidth="7" />
      <path className="skeleton-quiet" d={lines(28, 130, [124, 100])} />
      <path d="M194 68h138v152H194zM194 92h138M222 60v16M304 60v16" />
      <path
        className="skeleton-quiet"
        d={boxes({ x: 204, y: 102, width: 14, height: 14, across: 6, down: 5, gap: 7 })}
      />
      <path className="skeleton-act" d="M246 144h14v14h-14z" />
      <path d="M28 164h128v40H28z" />
      <path className="skeleton-quiet" d={lines(40, 178, [96, 74])} />
      <path className="skeleton-dashes" d="M10 238h340" />
      <path d={lines(28, 266, [74, 52, 88, 60, 70], 24)} />
      <path className="skeleton-dots" d={lines(122, 266, [16, 16, 16, 16, 16], 24)} />
      <path className="skeleton-quiet" d={lines(150, 266, [16, 16, 16, 16, 16], 24)} />
      <path d={lines(184, 266, [16, 16, 16, 16, 16], 24)} />
      <path className="skeleton-act" d="M28 382h172v18H28z" />
      <path className="skeleton-on-act" d="M88 391h52" />
      <path d="M226 276h106v26a10 10 0 0 0 0 20v26H226v-26a10 10 0 0 0 0-20z" />
      <path className="skeleton-dashes" d="M300 280v64" />
      <path d="M262 326c-14-10-18-16-18-22a9 9 0 0 1 18-3 9 9 0 0 1 18 3c0 6-4 12-18 22z" />
      <Mark n={1} x={28} y={238} />
      <Mark n={2} x={332} y={150} />
      <Mark n={3} x={332} y={276} />
      <Mark n={4} x={156} y={164} />
    </>
  ),
};
