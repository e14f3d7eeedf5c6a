/** How far a build or a check is with what takes it longest. */
export type Progress = {
  of: "pictures made" | "pages made" | "pages checked";
  done: number;
  total: number;
};
