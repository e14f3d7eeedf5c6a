import { drawer } from "./base/drawer.ts";
import { dropdown } from "./base/dropdown.ts";
import { header } from "./base/header.ts";
import { guardBack } from "./base/hold-back.ts";
import { pictures } from "./base/pictures.ts";
import { wakeIslands } from "./base/wake.ts";

/** On every page. Each part finds what it needs in the page, or does nothing. */
header();
guardBack();
dropdown();
drawer();
pictures();
wakeIslands();
