/** The posts above the try line, seen from the field: the line begins where the texts below it do. */
export const Mark = () => (
  <svg className="mark" viewBox="2 0 28 32" aria-hidden="true">
    <path d="M9 3v22M23 3v22M9 15h14" />
    <path d="M2 27.5h28" className="mark-line" />
  </svg>
);
