/** How far a build is with what takes it longest. */
export type Progress = { of: "pictures" | "pages"; done: number; total: number };
