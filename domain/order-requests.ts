import type { Catalogue, CatalogueType } from "./catalogue.ts";
import type { Values } from "./form.ts";
import { toPounds } from "./money.ts";
import type { OrderContact, orderForm } from "./order-form.ts";
import { type Quote, quote, type Selection } from "./quote.ts";

type OrderDetails = Values<typeof orderForm>;

export type OrderedAddon = {
  readonly name: string;
  readonly quantity: number;
  /** One unit, in pounds. */
  readonly price: number;
  readonly isMonthly: boolean;
};

/** The row of package_orders: what the first call inserts. Amounts are in pounds. */
type PackageOrderRequest = OrderContact & {
  readonly selected_package: string;
  readonly selected_addons: readonly OrderedAddon[];
  readonly total_price: number;
};

/** What the second call tells contact-form about the same order. */
type OrderMessageRequest = PackageOrderRequest & {
  readonly type: OrderMessageType;
  readonly one_time_total: number;
  readonly monthly_total: number;
  readonly package_price: number;
  readonly package_type: CatalogueType;
  /** The row's id, so that the service need not match the two calls by their content. */
  readonly order_id: string | number | undefined;
};

type OrderMessageType = "package_order" | "seo_order";

export type Order = {
  readonly catalogue: Catalogue;
  readonly selection: Selection & { readonly packageName: string };
  readonly details: OrderDetails;
};

export function packageOrderRequest(
  { catalogue, selection, details }: Order,
  quoted: Quote = quote(catalogue, selection),
): PackageOrderRequest {
  return {
    name: details.name,
    email: details.email,
    phone: details.phone || null,
    message: details.message || null,
    selected_package: selection.packageName,
    selected_addons: quoted.addons.map(({ name, quantity, pricePence, isMonthly }) => ({
      name,
      quantity,
      price: toPounds(pricePence),
      isMonthly,
    })),
    total_price: toPounds(quoted.totalPence),
  };
}

export function orderMessageRequest(order: Order, orderId?: string | number): OrderMessageRequest {
  const { catalogue, selection } = order;
  const quoted = quote(catalogue, selection);
  return {
    ...packageOrderRequest(order, quoted),
    type: `${catalogue.type === "seo" ? "seo" : "package"}_order`,
    one_time_total: toPounds(quoted.oneTimePence),
    monthly_total: toPounds(quoted.monthlyPence),
    package_price: toPounds(quoted.packagePence),
    package_type: catalogue.type,
    order_id: orderId,
  };
}
