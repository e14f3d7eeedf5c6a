import "./overlay/badge-monthly.css";
import "./overlay/button-quiet.css";
import "./overlay/dialog.css";
import "./overlay/drawer.css";
import "./overlay/fields.css";
import "./overlay/field-states.css";
import "./overlay/header-fade.css";
import "./overlay/toast.css";
import { styled } from "./styled.ts";

/** The styles of what lies over a page: nobody sees it before touching something, so they come only then. */
export function overlayStyles(): Promise<void> {
  return styled(document.body.dataset.overlay);
}
