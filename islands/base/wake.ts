import type { MountModule, OpenerOptions, OpenModule } from "../contract.ts";

type Module = Partial<MountModule<unknown> & OpenModule<unknown>>;

/** Islands arrive when somebody comes near them: see contract.ts. */
export function wakeIslands(): void {
  for (const type of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(type, approach, { passive: true });
  document.addEventListener("click", press, true);
}

function approach({ target }: Event): void {
  const opener = openerOf(target);
  const host = opener ? dialogOf(opener) : pendingIsland(target);
  if (!host) return;
  const ready = opener ? load(host) : mounted(host);
  // Out of reach for now. A click tries again, and then leads somewhere.
  ready.catch(() => {});
}

function press(event: MouseEvent): void {
  const { target } = event;
  const opener = openerOf(target);
  if (opener) open(event, opener);
  const island = pendingIsland(target);
  const button = target instanceof Element && target.closest<HTMLElement>("button");
  if (opener || !island || !button) return;
  event.preventDefault();
  event.stopPropagation();
  mounted(island).then(
    () => button.click(),
    () => {
      island.removeAttribute("data-island");
      button.click();
    },
  );
}

function open(event: MouseEvent, opener: HTMLElement): void {
  const dialog = dialogOf(opener);
  if (!dialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  opener.closest("dialog")?.close();
  // Safari does not focus a link that is clicked, and the dialog gives focus back to where it was.
  if (opener.offsetParent) opener.focus();
  dialog.showModal();
  load(dialog).then(
    module =>
      dialog.open && module.open?.({ ...insides(dialog), dialog, options: optionsOf(opener) }),
    () => {
      dialog.close();
      location.assign(opener.getAttribute("href") ?? "/");
    },
  );
}

const mounts = new WeakMap<HTMLElement, Promise<void>>();

function mounted(island: HTMLElement): Promise<void> {
  const known = mounts.get(island);
  if (known) return known;
  const mounting = load(island).then(module => {
    const { root, props } = insides(island);
    module.mount?.(root, props);
    island.removeAttribute("data-island");
  });
  mounts.set(island, mounting);
  mounting.catch(() => mounts.delete(island));
  return mounting;
}

const loads = new Map<string, Promise<Module>>();

function load({ dataset: { src = "", style } }: HTMLElement): Promise<Module> {
  const known = loads.get(src);
  if (known) return known;
  const loading = Promise.all([import(src), style && styled(style)]).then(([module]) => module);
  loads.set(src, loading);
  loading.catch(() => loads.delete(src));
  return loading;
}

function styled(href: string): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return new Promise(resolve => {
    // Without its styles an island is plain, but it works.
    link.onload = link.onerror = resolve;
  });
}

function insides(host: HTMLElement): { root: HTMLElement; props: unknown } {
  const props = host.querySelector("[data-props]")?.textContent;
  return {
    root: host.querySelector<HTMLElement>("[data-root]") ?? host,
    props: props && JSON.parse(props),
  };
}

function optionsOf({ dataset }: HTMLElement): OpenerOptions {
  return { ...dataset };
}

function openerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-open]") : null;
}

function dialogOf({ dataset }: HTMLElement): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${dataset.open}`);
}

function pendingIsland(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
}
