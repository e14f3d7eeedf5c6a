import { styled } from "../base/styled.ts";
import { namePlan } from "../form/name-plan.ts";
import { showToast } from "../toast/toast.ts";

/** For whom the base script has led here because the code of the order could not be had: see base/wake.ts. */
export async function standIn(root: HTMLElement): Promise<void> {
  // The address was put together as it was read: a sign in a package's name parts nothing.
  const query = location.search.replace(/[&+]/g, encodeURIComponent);
  const [[, plan = ""] = []] = new URLSearchParams(query);
  // A reload, or Back from the thank-you page, does not say it again.
  history.replaceState(history.state, "", location.href.replace(location.search, ""));
  namePlan(root, plan);
  await styled(document.body.dataset.overlay);
  showToast({
    title: "Order Form Not Loaded",
    text: "Please tell us here what you need, or try again in a moment.",
    tone: "destructive",
  });
}
