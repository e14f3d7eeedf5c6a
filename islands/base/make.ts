export function make(tag: string, className: string, textContent = ""): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent });
}
