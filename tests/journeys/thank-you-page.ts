import { routes } from "../../domain/addresses.ts";
import { spelled } from "../spelled.ts";

/** Where a form that was taken leads, as a tab waits for it. */
export const thankYouPage: string = `**${spelled(routes.thankYou)}`;
