import type { Catalogue } from "./catalogue.ts";
import type { Toast } from "./form.ts";
import { orderForm } from "./order-form.ts";

export function orderSuccessToast({ label }: Catalogue): Toast {
  const { success } = orderForm.toasts;
  return { ...success, text: success.text.replace("{label}", label) };
}
