/**
 * How pages, the base script and islands meet. Types only: nothing of this reaches a browser.
 *
 * An island is one file in islands/ (its parts lie in a folder of the same name, since every file directly in
 * islands/ is built as an entry). Importing it does nothing. It exports `mount` or `open` or both. The base script
 * imports it on first use. Its component, which templates/island.tsx renders into the page at build time, is one of
 * its parts, is written for Preact (see the first line of each), and says which props both get. Forms and search write
 * what changes into that markup; only the configurator brings Preact along.
 *
 * In the page (templates/island.tsx writes this):
 *   <div data-island="contact" data-src="/assets/contact-….js" data-style="/assets/….css">
 *     <div data-root>…the component's own HTML…</div>
 *     <script type="application/json" data-props>{…}</script>
 *   </div>
 * Hover, touch or focus inside imports the module and calls `mount` once. A button pressed before that is held back
 * and pressed again afterwards; text typed meanwhile must be kept. Only where the module cannot be loaded, a form in the
 * page is posted without it.
 * An island that has to speak first has data-awake and is mounted as soon as the base script runs, where the query of
 * the page's address begins with that: with "" always, with "?" where there is one, which the island answers. It is
 * mounted at once also where somebody is in it or has typed in its first field already, and where this tab keeps what
 * was typed in a form of the island's name: see form/kept.ts.
 *
 * A dialog (written once at the end of the body) is such an island, with the class 'dialog' and an id; its heading
 * has `${id}-title`. Where its content comes with its island, it has no data-island:
 *   <dialog id="quote" class="dialog" aria-label="…" data-src data-style data-props-url="/quote.json">
 *     <div data-root><p class="dialog-loading" role="status">Loading...</p></div>
 *   </dialog>
 * Where every page has the same dialog, its props are a file. A dialog has openers, which lead to the contact section
 * where no script runs:
 *   <a class="button" href="/#contact" data-open="quote" data-package="Business Website">…</a>
 * The base script warms the module on hover and focus. On a click it shows the dialog as soon as its styles are there,
 * or after a second, with its form or with 'Loading...', then calls `open`, on every opening. If the module cannot be
 * loaded, a form in a dialog stays, says so when its button is pressed, and tries again at each press; a dialog that has
 * none is closed, and the link followed with the package in its query, so that the contact form can say why and begin its
 * message with it. Offline, where that form may be out of reach and could be sent no more, any form or dialog stays and
 * says so with the words of its <template>. The search of the blog has neither: its own style says so while `data-island`
 * stays and somebody has the focus in it.
 * Buttons with data-close close their dialog. Focus then returns to the opener by itself.
 *
 * Classes whose styles every page has: button, button-secondary, figure (prices and numbers), icon. With the styles of
 * base/overlay/, which come before any dialog opens: button-quiet (a text button), badge, badge-monthly, field,
 * field-label, field-error, input (also on textarea), counter, form-note, stack, cluster, visually-hidden, dialog,
 * dialog-head, dialog-close, dialog-body, toast, and how a disabled button looks; a page that shows one of them
 * from the start imports its stylesheet. States come from attributes: aria-invalid, disabled, aria-pressed, aria-current;
 * those of fields and buttons look so only after somebody has touched the page.
 */
export type MountModule<P> = { mount: (root: HTMLElement, props: P) => void };
export type OpenModule<P> = { open: (opening: Opening<P>) => OnBack | undefined };

/** What the browser's Back does in a dialog before it closes it; says whether that stays open. */
export type OnBack = () => boolean;

export type Opening<P> = {
  dialog: HTMLDialogElement;
  /** Holds the form or 'Loading...'; the island renders here, under a visible heading with the words of the dialog's label. */
  root: HTMLElement;
  props: P;
  /** The data attributes of the opener. */
  options: OpenerOptions;
};

type OpenerOptions = {
  /** data-package: the package to preselect. */
  package?: string;
  /** data-plan: the plan that the message is prefilled with, through `planMessage()`. */
  plan?: string;
};

/** What every form needs to send itself. `formsUrl` has no slash at the end; a call's path follows it. */
export type Sending = {
  formsUrl: string;
  thankYouUrl: string;
  /** Where a dialog leads whose code cannot be had. */
  contactUrl: string;
  privacyUrl: string;
  privacyLine: string;
};
