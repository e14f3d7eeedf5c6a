import { catalogues } from "../../content/catalogue.ts";
import { type Catalogue, catalogueSelling, type Package } from "../../domain/catalogue.ts";
import { checkAddons, loadAgain, shownName, type WantedAddon } from "../../domain/check-addons.ts";
import type { Values } from "../../domain/form.ts";
import { orderForm } from "../../domain/order-form.ts";
import { type Order, type OrderedAddon, packageOrderRequest } from "../../domain/order-requests.ts";
import { quote } from "../../domain/quote.ts";
import { contactOf, type KeptAddon, type OrderContent } from "../store/records.ts";
import type { OrderCall } from "../store/store.ts";
import { type Body, isRecord } from "./body.ts";
import { amountOf, countOf } from "./numbers.ts";
import { type FieldTexts, parseBody } from "./parse-body.ts";

/** What the customer wants, without what it costs: prices, and the order of the catalogue, may change before it is sent again. */
export function wanted(order: OrderContent): readonly unknown[] {
  const { packageType, selectedPackage, clientTotal } = order;
  const contact = Object.values(contactOf(order));
  const addons = order.selectedAddons.map(addon => [addon.name, addon.quantity]).sort();
  return [...contact, packageType, selectedPackage, addons, clientTotal];
}

/** What an order says, whether or not all of it is sold. */
export type Wish = Omit<OrderCall["content"], "sinceMs">;

type ReadOrder =
  | { readonly ok: true; readonly order: OrderContent }
  | {
      readonly ok: false;
      readonly fields: FieldTexts;
      /** Of one that we would not take, but may have taken when what it names was still sold, or sold otherwise. */
      readonly wish: Wish | undefined;
      /** Whether it names something that is not in the catalogue. */
      readonly isUnsold: boolean;
    };

/** Checks an order and prices it from our own catalogue; the client's prices are not looked at. */
export function readOrder(body: Body): ReadOrder {
  const parsed = parseBody(orderForm, body);
  const chosen = readSelection(body);
  if (!parsed.ok || !chosen.ok) {
    const fields = { ...(chosen.ok ? {} : chosen.fields), ...(parsed.ok ? {} : parsed.fields) };
    const wish = parsed.ok ? wishOf(body, parsed.values) : undefined;
    return { ok: false, fields, wish, isUnsold: !chosen.ok && chosen.isUnsold };
  }
  const { catalogue, selection, asked } = chosen;
  const quoted = quote(catalogue, selection);
  const request = packageOrderRequest({ catalogue, selection, details: parsed.values }, quoted);
  return {
    ok: true,
    // Name by name: spreading the contact data in took longer than all the checks, 7 µs of each order.
    order: {
      kind: "order",
      name: request.name,
      email: request.email,
      phone: request.phone,
      message: request.message,
      packageType: catalogue.type,
      selectedPackage: request.selected_package,
      packagePeriod: periodOf(catalogue, selection.packageName),
      selectedAddons: request.selected_addons.map(addon => withShown(addon, asked)),
      totalPence: quoted.totalPence,
      oneTimePence: quoted.oneTimePence,
      monthlyPence: quoted.monthlyPence,
      clientTotal: amountOf(body.total_price),
    },
  };
}

function periodOf({ packages }: Catalogue, packageName: string): Package["period"] {
  return packages.find(({ name }) => name === packageName)?.period ?? "once";
}

/** The page may have been open since before the add-on was paid otherwise. */
function withShown(addon: OrderedAddon, asked: readonly AskedAddon[]): KeptAddon {
  const shownMonthly = asked.find(({ name }) => name === addon.name)?.isMonthly;
  const isOther = typeof shownMonthly === "boolean" && shownMonthly !== addon.isMonthly;
  return isOther ? { ...addon, shownMonthly } : addon;
}

function wishOf(
  body: Body,
  { name, email, phone, message }: Values<typeof orderForm>,
): Wish | undefined {
  const selectedPackage = packageIn(body);
  const selectedAddons = readAddons(body.selected_addons);
  if (!selectedAddons) return undefined;
  const names = [selectedPackage, ...selectedAddons.map(addon => addon.name)];
  if (!names.every(mayBeSold)) return undefined;
  return {
    name,
    email,
    phone: phone || null,
    message: message || null,
    selectedPackage,
    selectedAddons,
  };
}

/** At some time: no name that an owner gives is empty, or goes on in another line. */
function mayBeSold(name: string): boolean {
  return /^.+$/.test(name);
}

/** What the page said of its period is not believed, but told where it is another. */
type AskedAddon = WantedAddon & { readonly isMonthly: unknown };

type Selected =
  | ({ readonly ok: true; readonly asked: readonly AskedAddon[] } & Omit<Order, "details">)
  | { readonly ok: false; readonly fields: FieldTexts; readonly isUnsold: boolean };

function readSelection(body: Body): Selected {
  const packageName = packageIn(body);
  if (!packageName) return refused("selected_package", "Package is required");
  const catalogue = catalogueOf(packageName, body.package_type);
  if (!catalogue) return { ...refused("selected_package", goneText(packageName)), isUnsold: true };
  const asked = readAddons(body.selected_addons);
  if (!asked) return refused("selected_addons", "Add-ons must be a list of names and quantities");
  const checked = checkAddons(catalogue, asked);
  if (!checked.ok) {
    const isUnsold = !asked.every(one => catalogue.addons.some(({ name }) => name === one.name));
    return { ...refused("selected_addons", checked.message), isUnsold };
  }
  const selection = { packageName, quantities: checked.quantities };
  return { ok: true, catalogue, selection, asked };
}

function goneText(packageName: string): string {
  return `${shownName(packageName)} is not a package we sell now. ${loadAgain}`;
}

function packageIn({ selected_package: name }: Body): string {
  return typeof name === "string" ? name.trim() : "";
}

function refused(field: string, message: string) {
  return { ok: false, fields: { [field]: message }, isUnsold: false } as const;
}

/** A package is found by its name; the type decides only if two catalogues ever sell the same name. */
function catalogueOf(packageName: string, packageType: unknown): Catalogue | undefined {
  const named = catalogues.filter(({ type }) => type === packageType);
  return catalogueSelling([...named, ...catalogues], packageName);
}

function readAddons(raw: unknown): AskedAddon[] | undefined {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) return undefined;
  const addons: AskedAddon[] = [];
  for (const item of raw) {
    if (!isRecord(item) || typeof item.name !== "string") return undefined;
    const { name, quantity, isMonthly } = item;
    addons.push({ name: name.trim(), quantity: countOf(quantity), isMonthly });
  }
  return addons;
}
