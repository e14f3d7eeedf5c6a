import { make } from "../base/make.ts";

/** The file that the panel's data-words names. */
export type ConsentWords = {
  readonly title: string;
  readonly text: string;
  readonly privacyLabel: string;
  readonly privacyUrl: string;
  readonly accept: string;
  readonly reject: string;
  readonly accepted: string;
  readonly rejected: string;
};

/** The question, its two buttons, and what was answered before. */
export function question(words: ConsentWords): HTMLElement[] {
  const text = make("p", "consent-text", `${words.text} `);
  const privacy = make("a", "", words.privacyLabel);
  privacy.setAttribute("href", words.privacyUrl);
  text.append(privacy);
  const buttons = make("div", "consent-buttons");
  buttons.append(answer("rejected", words.reject), answer("accepted", words.accept));
  const title = make("p", "consent-title", words.title);
  return [title, said("accepted", words.accepted), said("rejected", words.rejected), text, buttons];
}

function said(before: string, words: string): HTMLElement {
  const line = make("p", "consent-now", words);
  line.dataset.now = before;
  return line;
}

function answer(name: string, label: string): HTMLElement {
  const button = make("button", "button button-secondary", label);
  button.dataset.answer = name;
  return button;
}
