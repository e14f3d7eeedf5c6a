import { boxes, lines, Mark, type Skeleton } from "./skeleton.tsx";

/** For a trade that has no drawing of its own yet. */
export const general: Skeleton = {
  parts: [
    "What you do, in the first line",
    "Services with their prices",
    "Reviews from people nearby",
    "One clear way to get in touch",
  ],
  drawing: (
    <>
      <path d={lines(28, 88, [190, 150], 22)} strokeWidth="7" />
      <path className="skeleton-quiet" d={lines(28, 138, [176, 150])} />
      <path className="skeleton-act" d="M28 170h96v26H28z" />
      <path className="skeleton-on-act" d="M50 183h52" />
      <path className="skeleton-dashes" d="M10 216h340" />
      <path d={boxes({ x: 28, y: 236, width: 92, height: 62, across: 3, down: 1, gap: 14 })} />
      <path
        className="skeleton-quiet"
        d="M40 254h56M40 268h44M146 254h56M146 268h44M252 254h56M252 268h44"
      />
      <path d="M10 318h340" />
      <path className="skeleton-quiet" d={lines(62, 346, [120, 100, 112])} />
      <path d="M28 350a12 12 0 1 1 24 0 12 12 0 0 1-24 0M210 338h122v52H210z" />
      <Mark n={1} x={240} y={98} />
      <Mark n={2} x={28} y={236} />
      <Mark n={3} x={28} y={318} />
      <Mark n={4} x={124} y={170} />
    </>
  ),
};
