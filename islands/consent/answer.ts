export type Answer = "accepted" | "rejected";

const key = "analytics";
let said: Answer | undefined;

/** What the visitor has said, on this device or, where storage is blocked, on this page. */
export function answerKept(): Answer | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === "accepted" || kept === "rejected" ? kept : said;
  } catch {
    // Storage is blocked; the next page asks again.
    return said;
  }
}

export function keepAnswer(answer: Answer): void {
  said = answer;
  try {
    localStorage.setItem(key, answer);
  } catch {
    // Storage is blocked or full; the answer holds for this page.
  }
}
