import { describe, expect, test } from "vitest";
import { contactForm } from "../../../domain/forms.ts";
import { firstPackage, lastPackage } from "../../offers.ts";
import { message, post, postForm, running } from "../parts.ts";

const site = "https://www.shop.test";

describe("a plain form post", () => {
  test("is answered with 303 to the thank-you page", async () => {
    const service = await running({ SITE_URL: `${site}/` });
    const sent = { ...message, redirect: "https://evil.example" };
    const { status, headers } = await postForm(service, "/contact-form", sent);
    expect(status).toBe(303);
    expect(headers.get("location")).toBe(`${site}/thank-you/`);
  });

  test("that asks for JSON and no page is answered with JSON, as a script's", async () => {
    const service = await running();
    const answered = (accept: string) => postForm(service, "/contact-form", message, { accept });
    expect((await answered("application/json")).json?.success).toBe(true);
    expect((await answered("text/html, application/json")).status).toBe(303);
  });

  test("of an order is answered so too, also when the order is known already", async () => {
    const service = await running({ SITE_URL: site });
    const order = { name: "Ann", email: "ann@example.com", selected_package: lastPackage.name };
    await post(service, "/package_orders", order);
    const second = { ...order, type: "package_order" };
    const { status, headers } = await postForm(service, "/contact-form", second);
    expect([status, headers.get("location")]).toEqual([303, `${site}/thank-you/`]);
  });

  test("on the site's own origin stays on it, whatever it is called", async () => {
    const service = await running({ SITE_URL: site });
    const own = { origin: "http://localhost:4321", "sec-fetch-site": "same-origin" };
    const { status, headers } = await postForm(service, "/forms/contact-form", message, own);
    expect({ status, location: headers.get("location") }).toEqual({
      status: 303,
      location: "/thank-you/",
    });
  });

  test("with mistakes mended leads to the site, also where the service has an origin of its own", async () => {
    const service = await running({ SITE_URL: site });
    // The page with the mistakes is the service's, so what is sent from there is of the service's origin.
    const own = { origin: "https://forms.shop.test", "sec-fetch-site": "same-origin" };
    const fromSite = { origin: site, "sec-fetch-site": "same-site" };
    const wrong = { ...message, email: "x" };
    const refused = [await postForm(service, "/contact-form", wrong, fromSite)];
    const again = () => actionIn(refused.at(-1)?.text, "/contact-form");
    refused.push(await postForm(service, again(), { ...message, email: "y" }, own));
    const { status, headers } = await postForm(service, again(), message, own);
    expect([status, headers.get("location")]).toEqual([303, `${site}/thank-you/`]);
    for (const { headers } of refused) {
      expect(headers.get("content-security-policy")).toContain(`form-action 'self' ${site};`);
    }
  });

  test("with mistakes is sent again to where we are, also from an address with a slash at its end", async () => {
    const service = await running();
    const prefixed = ["/forms/contact-form", "/forms/contact-form/", "/forms/contact-form?from=/"];
    for (const path of [...prefixed, "/contact-form/"]) {
      const { text } = await postForm(service, path, { ...message, email: "x" });
      const again = actionIn(text, path);
      expect(again).toBe(`${path.replace(/\/?(\?.*)?$/, "")}?elsewhere`);
      expect((await postForm(service, again, message)).status).toBe(303);
    }
  });

  test("with mistakes gets a page with the messages and what was typed, escaped", async () => {
    const service = await running({ SITE_URL: site });
    const typed = { name: '"><script>', email: "wrong", phone: "", message: "</textarea><b>hi" };
    const { status, text, headers } = await postForm(service, "/contact-form", typed);
    expect(status).toBe(400);
    expect(headers.get("content-type")).toContain("text/html");
    expect(headers.get("content-security-policy")).toBe(
      `default-src 'none'; style-src 'unsafe-inline'; img-src ${site}; form-action 'self' ${site}; frame-ancestors 'none'`,
    );
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain(`<link rel="icon" href="${site}/favicon.svg">`);
    expect(text).toContain("Please fix the errors below before submitting.");
    expect(text).toContain("Please enter a valid email address");
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(text).toContain("&lt;/textarea&gt;&lt;b&gt;hi");
    for (const { label } of contactForm.fields) expect(text).toContain(label);
    expect(text).not.toContain("<script");
    expect(text).toContain(`<a href="${site}/privacy/">Privacy</a>`);
    expect(text).toContain('name="email" autocomplete="email"');
    expect(text).toContain('<textarea id="message" name="message" rows');
  });

  test("of another form's fields is told its mistakes, which have no place below", async () => {
    const service = await running();
    const posts = [
      { ...message, message: "Bilton SEO Audit Request - Website: none" },
      { ...message, name: "", type: "package_order", selected_package: firstPackage.name },
    ];
    const told = ["Please enter a valid website URL.", "Name is required."];
    for (const [index, body] of posts.entries()) {
      const { status, text } = await postForm(service, "/contact-form", body);
      expect(status).toBe(400);
      expect(text).toContain(`<p role="alert">Validation failed: ${told[index]}</p>`);
    }
  });

  test("whose address somebody asks for again leads back to the form", async () => {
    const service = await running({ SITE_URL: site });
    const ask = (path: string) => fetch(service.address + path, { redirect: "manual" });
    for (const path of ["/contact-form", "/forms/contact-form"]) {
      const { status, headers } = await ask(path);
      expect([status, headers.get("location")]).toEqual([303, `${site}/#contact`]);
    }
  });
});

/** Where a browser sends the form of this page, which it was shown at that address. */
function actionIn(html = "", address = "/"): string {
  const { pathname, search } = new URL(
    /action="([^"]+)"/.exec(html)?.[1] ?? "",
    new URL(address, site),
  );
  return pathname + search;
}
