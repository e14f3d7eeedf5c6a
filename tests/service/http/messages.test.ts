import { describe, expect, test } from "vitest";
import { message, post, rows, running } from "../parts.ts";

describe("a message", () => {
  test("is stored and answered with success", async () => {
    const service = await running();
    const { status, json } = await post(service, "/contact-form", message);
    expect({ status, json }).toEqual({
      status: 200,
      json: { success: true, id: expect.any(String) },
    });
    expect(rows(service.dataDir, "SELECT form FROM enquiries")).toEqual([{ form: "contact" }]);
  });

  test("with mistakes is answered with the messages of the page, to the letter", async () => {
    const service = await running();
    const { status, json } = await post(service, "/contact-form", {
      ...message,
      name: "A",
      email: "x",
      phone: "12",
      message: "short",
    });
    expect(status).toBe(400);
    expect(json.success).toBe(false);
    expect(json.error).toContain("Validation failed");
    expect(json.fields).toEqual({
      name: "Name must be at least 2 characters",
      email: "Please enter a valid email address",
      phone: "Please enter a valid phone number",
      message: "Message must be at least 10 characters",
    });
  });

  const audits = [
    {
      form: "coventry-audit",
      body: {
        phone: "01632 960960",
        message: "SEO Audit Request for: shop.test\nThis is a request for a free SEO audit.",
        formType: "seo-audit",
      },
    },
    {
      form: "bilton-audit",
      body: { phone: "", message: "Bilton SEO Audit Request - Website: https://shop.test" },
    },
    {
      form: "dunchurch-audit",
      body: {
        phone: "",
        message: "Dunchurch SEO Audit Request - Website: https://shop.test",
        subject: "New Dunchurch SEO Audit Request",
      },
    },
  ];
  test.each(audits)("that is a request of $form keeps its website", async ({ form: id, body }) => {
    const service = await running();
    const sent = { name: "Bob", email: "bob@example.com", ...body };
    expect((await post(service, "/contact-form", sent)).json.success).toBe(true);
    const [row] = rows(
      service.dataDir,
      "SELECT form, fields ->> '$.website' AS website FROM enquiries",
    );
    expect(row?.form).toBe(id);
    expect(row?.website).toMatch(/shop\.test$/);
  });
});
