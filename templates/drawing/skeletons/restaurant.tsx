import { lines, Mark, type Skeleton } from "./skeleton.tsx";

export const restaurant: Skeleton = {
  parts: [
    "The menu as text, prices in a column",
    "Table booking, in one message",
    "Kitchen hours for each day",
    "Allergens one tap from a dish",
  ],
  drawing: (
    <>
      <path d={lines(28, 84, [128, 92], 20)} strokeWidth="7" />
      <path className="skeleton-quiet" d={lines(28, 130, [120, 132, 84])} />
      <path d="M196 70h136v108H196zM208 86h112v20H208zM208 114h50v20h-50zM270 114h50v20h-50z" />
      <path className="skeleton-act" d="M208 144h112v22H208z" />
      <path className="skeleton-on-act" d="M240 155h48" />
      <path className="skeleton-dashes" d="M10 200h340" />
      <path d={lines(28, 228, [46, 62, 38, 54], 24)} />
      <path d={lines(194, 228, [52, 40, 58, 46], 24)} />
      <path className="skeleton-dots" d={lines(98, 228, [46, 46, 46, 46], 24)} />
      <path className="skeleton-dots" d={lines(260, 228, [46, 46, 46, 46], 24)} />
      <path d={lines(150, 228, [14, 14, 14, 14], 24)} />
      <path d={lines(316, 228, [14, 14, 14, 14], 24)} />
      <path className="skeleton-quiet" d="M180 216v96" />
      <path d="M10 330h340M28 352h20v16H28zM60 352h20v16H60zM92 352h20v16H92zM124 352h20v16h-20zM156 352h20v16h-20z" />
      <path className="skeleton-quiet" d={lines(28, 390, [148])} />
      <path d="M236 366a12 12 0 1 1 24 0 12 12 0 0 1-24 0M248 358v16m-8-8h16M274 366a12 12 0 1 1 24 0 12 12 0 0 1-24 0M278 374l16-16" />
      <Mark n={1} x={180} y={264} />
      <Mark n={2} x={332} y={70} />
      <Mark n={3} x={28} y={330} />
      <Mark n={4} x={320} y={366} />
    </>
  ),
};
