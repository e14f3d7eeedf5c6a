import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { type Env, readConfig } from "./config.ts";
import { siteFacts } from "./facts.ts";

/** As long as the business has given no address of its own. */
const unset = { ...siteFacts, email: "hello@shop.example" };

function problemsOf(env: Env): readonly string[] {
  const read = readConfig(env, unset);
  return read.ok ? [] : read.problems;
}

function configOf(env: Env) {
  const read = readConfig(env, siteFacts);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.config;
}

const mail = { OWNER_EMAIL: "owner@shop.test", MAIL_FROM: "Shop <site@shop.test>" };

test("with nothing set the embedded defaults hold", () => {
  expect(configOf({})).toMatchObject({
    host: "127.0.0.1",
    port: 8787,
    databaseUrl: "",
    smtp: undefined,
    origins: [new URL(siteFacts.siteUrl).origin],
    proxies: [],
    windows: [
      { max: 10, windowMs: 60_000 },
      { max: 60, windowMs: 3_600_000 },
    ],
    acknowledge: false,
    logLevel: "info",
  });
});

test(".env.example names every setting, each with a value that would do", () => {
  const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
  const named = parseEnv(example.replace(/^# (?=[A-Z_]+=)/gm, ""));
  expect(problemsOf(named)).toEqual([]);
  const source = readFileSync(new URL("./config.ts", import.meta.url), "utf8");
  const settings = [...source.matchAll(/\bread\("([A-Z_]+)"/g)].map(([, name = ""]) => name);
  expect(settings).toContain("LOG_LEVEL");
  expect(settings.filter(name => !(name in named))).toEqual([]);
});

test("other programs' settings are theirs, and an address may stand in brackets", () => {
  expect(problemsOf({ LOG_LEVEL: "warn", LOGLEVEL: "x", FILE_URL: "x", PORT: "3000" })).toEqual([]);
  expect(configOf({ FORMS_HOST: "[::1]" }).host).toBe("::1");
  expect(problemsOf({ DATABASE_URL: "postgres://u:p@/d?host=/run/postgresql" })).toEqual([]);
});

test("a folder that is there is taken, whatever its name: there may be orders in it", () => {
  for (const name of ["client #2", "client\u200B2"]) {
    const folder = join(temporaryFolder(), name);
    expect(problemsOf({ FORMS_DATA: folder })).toHaveLength(1);
    mkdirSync(folder);
    expect(configOf({ FORMS_DATA: folder }).dataDir).toBe(folder);
  }
});

test("a folder's name may hold signs of its own, and a host letters of its own", () => {
  for (const folder of ["/srv/c#/data", "/srv/Ann's data", "/srv/$data", "/srv/داده\u200Cها"])
    expect(configOf({ FORMS_DATA: folder }).dataDir).toBe(folder);
  const origins = ["https://exämple.com", "http://[::1]:4321", "http://my_machine:80"];
  expect(problemsOf({ ALLOWED_ORIGINS: origins.join() })).toEqual([]);
});

test("mail goes out under the business's name, whatever signs it holds", () => {
  const name = `Smith <& Söh\u200Bne>, known as "The Web"`;
  const read = readConfig({}, { ...siteFacts, businessName: name });
  expect(read.ok && read.config.from).toEqual({
    name: `Smith & Söh\u200Bne, known as "The Web"`,
    address: siteFacts.email,
  });
});

test("every problem is told at once", () => {
  const env = { FORMS_PORT: "http", FORMS_LIMITS: "lots", LOG_LEVEL: "loud", SITE_URL: "shop" };
  expect(problemsOf(env)).toHaveLength(4);
});

const wrong: readonly [Env, RegExp][] = [
  [{ FORMS_PORT: "70000" }, /FORMS_PORT is '70000', which is not a port/],
  [{ FORMS_PORT: "FORMS_PORT=8787" }, /^FORMS_PORT begins with its own name and a =/],
  [{ FORMS_DATA: "FORMS_DATA=/data" }, /^FORMS_DATA begins with its own name and a =/],
  [{ FORMS_DATA: "\u202A/data" }, /^FORMS_DATA has a sign in it that nobody sees/],
  [{ FORMS_PORT: "8787\u200B" }, /^FORMS_PORT has a sign in it that nobody sees/],
  [{ FORMS_DATA: '"/data"' }, /FORMS_DATA is '"\/data"', which has a quote, a ~/],
  [{ FORMS_DATA: "~/data" }, /FORMS_DATA is '~\/data', which has a quote, a ~/],
  [{ FORMS_DATA: "“/data”" }, /FORMS_DATA is '“\/data”', which has a quote/],
  [{ FORMS_DATA: "/data'" }, /FORMS_DATA is '\/data'', which has a quote/],
  [{ FORMS_DATA: "/data # of orders" }, /FORMS_DATA is '\/data # of orders', which has .* a #/],
  [{ FORMS_DATA: `\${HOME}/data` }, /FORMS_DATA is .* a \$ that nobody takes away/],
  [{ FORMS_DATA: "/srv/forms.sqlite" }, /FORMS_DATA is '.*', which names a file: write the folder/],
  [{ FORMS_DATA: "$HOME/data" }, /FORMS_DATA is '\$HOME\/data', which has .* a \$ that/],
  [{ SMTP_PASSWORD: `"s3cret"` }, /SMTP_PASSWORD stands in quotes, which Docker hands over/],
  [{ SMTP_USER: "'shop'" }, /SMTP_USER stands in quotes, which Docker hands over/],
  [{ OWNER_EMAIL: "a@b.c, d@e.f" }, /OWNER_EMAIL is .* not one e-mail address/],
  [{ MAIL_FROM: "Shop <site@shop.test>\nBcc: x@y.z" }, /MAIL_FROM is .* not one e-mail address/s],
  [{ SITE_URL: "www.shop.test" }, /SITE_URL is 'www.shop.test', which is not the address of/],
  [{ SITE_URL: "https://shop.test/rugby" }, /SITE_URL is '.*rugby', which is not .* a whole host/],
  [{ SITE_URL: "https://shop.test;" }, /SITE_URL is 'https:\/\/shop.test;', which is not the/],
  [{ SITE_URL: 'https://shop.test"' }, /SITE_URL is 'https:\/\/shop.test"', which is not the/],
  [{ ALLOWED_ORIGINS: "https://shop.test;" }, /ALLOWED_ORIGINS has .*shop.test;'.*not an origin/],
  [{ ALLOWED_ORIGINS: "*" }, /ALLOWED_ORIGINS has '\*', which is not an origin/],
  [{ ALLOWED_ORIGINS: "https://shop.test/path" }, /ALLOWED_ORIGINS has .*path.*not an origin/],
  [{ TRUSTED_PROXIES: "true" }, /TRUSTED_PROXIES has 'true', which would let any client pretend/],
  [{ TRUSTED_PROXIES: "1" }, /TRUSTED_PROXIES has '1', which would let any client pretend/],
  [{ TRUSTED_PROXIES: "10.0.0.0/33" }, /TRUSTED_PROXIES has .* neither an address nor a block/],
  [{ TRUSTED_PROXIES: "0.0.0.0/0" }, /TRUSTED_PROXIES has/],
  [{ FORMS_LIMITS: "10/0m" }, /FORMS_LIMITS '10\/0m' is not of the form/],
  [{ FORMS_LIMITS: "10/1m,60/60s" }, /FORMS_LIMITS '.*' has two limits for the same length of/],
  [{ FORMS_ACKNOWLEDGE: "yes" }, /FORMS_ACKNOWLEDGE is 'yes'; it can be 'on' or 'off'/],
  [{ LOG_LEVEL: "loud" }, /LOG_LEVEL is 'loud'; it can be trace/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL is not of the form postgres/],
  [{ DATABASE_URL: "postgres://u:p#x@h/d" }, /DATABASE_URL is not of the form .* as %-escapes/],
  [{ FORMS_HOST: "http://127.0.0.1" }, /FORMS_HOST is 'http.*', which is not an address alone/],
  [{ FORMS_HOST: "127.0.0.1:8787" }, /FORMS_HOST is .*, which is not an address alone/],
  [{ FORMS_HOST: "127.0.0" }, /FORMS_HOST is .*, which is not an address alone/],
  [{ FORMS_HOST: "shop..test" }, /FORMS_HOST is .*, which is not an address alone/],
  [{ FORMS_HOST: "[shop.test]" }, /FORMS_HOST is .*, which is not an address alone/],
  [{ ...mail, SMTP_URL: "mail.shop.test" }, /SMTP_URL is not of the form smtp:/],
  [{ ...mail, SMTP_URL: "smtp://u:p#x@m.test" }, /SMTP_URL is not of the form .* SMTP_PASSWORD/],
  [
    { ...mail, SMTP_URL: "smtp://u:p@m.test", SMTP_USER: "v" },
    /SMTP_URL names another user than SMTP_USER: keep one/,
  ],
  [
    { ...mail, SMTP_URL: "smtp://u:p@m.test", SMTP_USER: "u", SMTP_PASSWORD: "q" },
    /SMTP_URL has another password than SMTP_PASSWORD: keep one/,
  ],
  [{ ...mail, SMTP_URL: "smtp://u@mail.shop.test" }, /SMTP_URL names a user but no password/],
  [{ ...mail, SMTP_URL: "smtp://:p@mail.shop.test" }, /SMTP_URL names a password but no user/],
  [{ ...mail, SMTP_URL: "smtp://m.test/?secure=true" }, /SMTP_URL has something behind the host/],
  [{ ...mail, SMTP_URL: "smtp://u:%zz@mail.shop.test" }, /write it as %25/],
  [
    { ...mail, SMTP_URL: "smtp://m.test", SMTP_USER: "u" },
    /SMTP_USER is set but SMTP_PASSWORD is not/,
  ],
  [
    { ...mail, SMTP_URL: "smtp://m.test", SMTP_PASSWORD: "p" },
    /SMTP_PASSWORD is set but SMTP_USER is not/,
  ],
  [{ SMTP_USER: "u", SMTP_PASSWORD: "p" }, /SMTP_URL, which names the server, is not/],
  [{ SMTP_URL: "smtp://m.test" }, /SMTP_URL is set but OWNER_EMAIL is not/],
  [
    { SMTP_URL: "smtp://m.test", OWNER_EMAIL: "o@shop.test" },
    /SMTP_URL is set but MAIL_FROM is not/,
  ],
  [{ FORMS_LIMIT: "off" }, /FORMS_LIMIT is not a setting; did you mean FORMS_LIMITS\?/],
  [{ OWNER_MAIL: "o@shop.test" }, /OWNER_MAIL is not a setting; did you mean OWNER_EMAIL\?/],
  [{ forms_port: "1" }, /forms_port is not a setting; did you mean FORMS_PORT\?/],
  [{ "\uFEFFFORMS_PORT": "1" }, /^FORMS_PORT has an invisible mark before it/],
  [{ TRUSTED_PROXY: "::1" }, /TRUSTED_PROXY is not a setting: write it as TRUSTED_PROXIES/],
  [{ SMTP_USERNAME: "ann" }, /SMTP_USERNAME is not a setting: write it as SMTP_USER\./],
  [{ SMTP_FROM: "w@m.test" }, /SMTP_FROM is not a setting: write it as MAIL_FROM/],
  [{ SMTP_HOST: "m.test" }, /SMTP_HOST is not a setting: the server belongs into SMTP_URL/],
];

test.each(wrong)("%o is a problem in plain words", (env, sentence) => {
  const problems = problemsOf(env);
  expect(
    problems.some(problem => sentence.test(problem)),
    problems.join("\n"),
  ).toBe(true);
});

test("a secret is never repeated", () => {
  const env = {
    SMTP_URL: "smtp//u:hunter2@x",
    DATABASE_URL: "pg://u:hunter2@x",
    SMTP_PASSWORD: "hunter2",
    SITE_URL: "https://u:hunter2@shop.test",
    ALLOWED_ORIGINS: "https://u:hunter2@shop.test",
  };
  expect(problemsOf(env).join()).not.toContain("hunter2");
});

test.each([
  ["https://u:hunter2@shop.test", "https://…@shop.test"],
  ["https:/u:hunter2@shop.test/?", "https:/…@shop.test/?"],
  ["https://:hunter2@shop.test", "https://…@shop.test"],
  ["https:u:hunter2@shop.test", "…@shop.test"],
  ["u:hunter2@shop.test", "…@shop.test"],
  ["https://u:hun@ter2@shop.test", "https://…@shop.test"],
  ["https://u:hunter/2@shop.test", "https://…@shop.test"],
  ["https:\\\\u:hunter2@shop.test", "https:\\\\…@shop.test"],
  ["shop.test", "shop.test"],
])("a login in an address is hidden however the address is spelt: %s", (typed, shown) => {
  const problems = problemsOf({
    SITE_URL: typed,
    ALLOWED_ORIGINS: `https://ok.test,${typed}/path`,
  });
  expect(problems.join("\n")).toContain(`SITE_URL is '${shown}'`);
  expect(problems.join("\n")).toContain(`ALLOWED_ORIGINS has '${shown}/path'`);
});

describe("the mail server", () => {
  const smtpOf = (url: string, more: Env = {}) =>
    configOf({ ...mail, SMTP_URL: url, ...more }).smtp;

  test("smtps speaks TLS from the start, smtp upgrades and insists on it", () => {
    expect(smtpOf("smtps://u:p@mail.shop.test")).toMatchObject({ port: 465, secure: true });
    expect(smtpOf("smtp://u:p@mail.shop.test")).toMatchObject({ port: 587, requireTls: true });
    expect(smtpOf("smtp://127.0.0.1:2525")).toMatchObject({ port: 2525, requireTls: false });
    expect(smtpOf("smtp://[::1]:2525")).toMatchObject({ host: "::1", requireTls: false });
  });

  test.each([
    ["smtp://mail.b\u00fccher.test", "mail.xn--bcher-kva.test"],
    ["smtp://Mail.Shop.test", "mail.shop.test"],
    ["smtp://mail_x.shop.test", "mail_x.shop.test"],
  ])("%s is looked up as %s", (url, host) => {
    expect(smtpOf(url)?.host).toBe(host);
  });

  test("a user and a password with special characters may stand escaped in its address", () => {
    expect(smtpOf("smtp://u%40shop.test:p%40ss%2Fw%25rd@mail.shop.test")).toMatchObject({
      user: "u@shop.test",
      password: "p@ss/w%rd",
    });
  });

  test("a password with special characters may stand in a setting of its own", () => {
    const login = { SMTP_USER: "u@shop.test", SMTP_PASSWORD: "p@ss/w%rd" };
    expect(smtpOf("smtp://mail.shop.test", login)).toMatchObject({
      user: "u@shop.test",
      password: "p@ss/w%rd",
    });
  });
});

test("origins are compared without a trailing slash, and the site's own always counts", () => {
  const { origins } = configOf({
    SITE_URL: "https://shop.test/",
    ALLOWED_ORIGINS: "https://www.shop.test/ , http://localhost:4321",
  });
  expect(origins).toEqual(["https://shop.test", "https://www.shop.test", "http://localhost:4321"]);
});
