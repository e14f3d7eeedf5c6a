import { colours, signalColours } from "../../content/colours.ts";
import type { Field, MessageForm } from "../../domain/form.ts";
import { contactForm } from "../../domain/forms.ts";
import { siteFacts } from "../config/facts.ts";
import { escapeHtml as e } from "../mail/escape.ts";
import type { FilledForm } from "../requests/message.ts";
import type { FieldTexts } from "../requests/parse-body.ts";
import { page } from "./page.ts";

type Refused = {
  readonly problem: { readonly message: string; readonly fields?: FieldTexts };
  readonly typed: FilledForm | undefined;
  readonly siteUrl: string;
  /** Where the form is sent to again. */
  readonly action: string;
};

/**
 * What a visitor without JavaScript sees when the form could not be taken: what to mend, with
 * everything that was typed still there. Without `typed` the body was never read.
 */
export function problemPage({ problem, typed, siteUrl, action }: Refused): string {
  const { fields = {} } = problem;
  const { title, text } = headOf(problem, typed?.form);
  const { businessName, email, phone, privacyLine, privacyPath } = siteFacts;
  const privacy = `<p class="quiet">${e(privacyLine)} <a href="${e(siteUrl + privacyPath)}">Privacy</a></p>`;
  const form = typed
    ? `<form method="post" action="${action}" novalidate>${formRows(typed, fields)}</form>${privacy}`
    : "<p>Go back in your browser: what you typed is still there.</p>";
  const body = `<h1>${e(title)}</h1><p role="alert">${e(text)}</p>${form}<p class="quiet">Or call us on <a href="tel:${e(phone.e164)}">${e(phone.display)}</a> or write to <a href="mailto:${e(email)}">${e(email)}</a>.</p>`;
  const allColours = { ...colours, ...signalColours };
  return page({ title, body, siteUrl, siteName: businessName, colours: allColours });
}

function headOf({ message, fields }: Refused["problem"], form: MessageForm | undefined) {
  const { validation, failure } = contactForm.toasts;
  if (!fields) return { title: failure.title, text: message };
  const isBelow = (name: string) => form?.fields.some(field => field.name === name);
  // The mistakes of another form have no place below.
  const areBelow = Object.keys(fields).every(isBelow);
  return { title: validation.title, text: areBelow ? validation.text : message };
}

function formRows({ form, values }: FilledForm, messages: FieldTexts): string {
  const { fields, request, submitLabel } = form;
  const firstWrong = fields.find(({ name }) => messages[name]);
  const rows = fields.map(field =>
    fieldRow(field, {
      typed: values[field.name],
      message: messages[field.name],
      isFirstWrong: field === firstWrong,
    }),
  );
  const marks = Object.entries(request.extra ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${e(name)}" value="${e(value)}">`,
  );
  return [...rows, ...marks, `<button>${e(submitLabel)}</button>`].join("");
}

type Filled = { typed: unknown; message: string | undefined; isFirstWrong: boolean };

function fieldRow(
  { name, label, kind, autocomplete }: Field,
  { typed, message, isFirstWrong }: Filled,
): string {
  const value = typeof typed === "string" ? typed : "";
  const described = message ? ` aria-invalid="true" aria-describedby="${name}-error"` : "";
  const filling = autocomplete ? ` autocomplete="${autocomplete}"` : "";
  // As in the site's own form, the first field to mend has the focus.
  const focus = isFirstWrong ? " autofocus" : "";
  const common = `id="${name}" name="${name}"${filling}${described}${focus}`;
  // Who writes in Arabic or Hebrew writes from the right, as in the site's own form.
  const direction = 'dir="auto"';
  // The first line break after <textarea> is not part of its text, so one is written.
  const control =
    kind === "textarea"
      ? `<textarea ${common} rows="7" ${direction}>\n${e(value)}</textarea>`
      : `<input ${common} type="${kind}" value="${e(value)}" ${direction}>`;
  const error = message ? `<p class="error" id="${name}-error">${e(message)}</p>` : "";
  return `<div><label for="${name}">${e(label)}</label>${control}${error}</div>`;
}
