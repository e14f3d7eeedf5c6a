import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";

const serviceMaxBytes = 64 * 1024;

test("behind the nginx sample it is the service that tells who wrote too much, on a page of its own", () => {
  const [, size = "", unit = ""] =
    /client_max_body_size (\d+)([km]);/.exec(sample("nginx.conf")) ?? [];
  expect(Number(size) * (unit === "m" ? 1024 * 1024 : 1024)).toBeGreaterThan(2 * serviceMaxBytes);
});

test("who writes more than nginx takes reads that nothing typed is lost", () => {
  expect(sample("nginx.conf")).toMatch(
    /error_page 413 @large;.*location @large \{.*return 413 ".* 64 kB is the most\. .* still there\./s,
  );
});

test.each(["nginx.conf", "Caddyfile"])(
  "who sends a form by %s while the service restarts reads that nothing typed is lost",
  name => {
    expect(sample(name)).toMatch(/"We cannot take this .* what you typed is still there\. .*"/);
  },
);

test.each([
  [
    "nginx.conf",
    /server_name example\.com;\s*return 301 \$scheme:\/\/www\.example\.com\$request_uri;/,
  ],
  ["Caddyfile", /^example\.com \{\s*redir https:\/\/www\.example\.com\{uri\} permanent\s*\}/m],
])("%s leads who leaves out the www on to the same page", (name, leading) => {
  expect(sample(name)).toMatch(leading);
});

test.each([
  ["nginx.conf", "location ~ ^(?<page>/.+)/$ {"],
  ["Caddyfile", "# uri strip_suffix /"],
  ["apache.htaccess", "# RewriteRule ^(.+)/$ /$1 [R=301,L]"],
])(
  "%s finds a page of a site with trailingSlash: false at its address with a slash too",
  (name, line) => {
    expect(linesOf(name)).toContain(line);
  },
);

test.each([
  ["nginx.conf", /error_page 405 @sent;.*location @sent \{.*return 405 "Nothing can be sent/s],
  ["Caddyfile", /@sent not method GET HEAD\n.*\n\s*respond @sent "Nothing can be sent.*" 405/],
  ["apache.htaccess", /ErrorDocument 405 "Nothing can be sent.*!\^\(GET\|HEAD\)\$\n.*R=405/s],
])(
  "who sends a form to a page reads by %s that nothing was taken and nothing is lost",
  (name, said) => {
    expect(sample(name)).toMatch(said);
  },
);

test("Caddy knows no page at the address of the not-found page", () => {
  const lines = sample("Caddyfile");
  expect(lines).toMatch(/@nowhere path \/404 \/404\.html\n\s*error @nowhere 404/);
});

test("Caddy sends the not-found page also to who asks whether the one kept has changed", () => {
  expect(sample("Caddyfile")).toMatch(
    /handle @missing \{[^}]*request_header -If-\*\n\s*rewrite \* \/404\.html/,
  );
});

test.each([
  ["nginx.conf", "error_page 403 =404 /404.html;"],
  ["apache.htaccess", "ErrorDocument 403 /404.html"],
])("%s shows the site's own page at the address of a folder without one", (name, line) => {
  expect(linesOf(name)).toContain(line);
});

test("Apache compresses the not-found page too", () => {
  expect(sample("apache.htaccess")).toMatch(/<Files 404\.html>\s*SetOutputFilter DEFLATE\n/);
});

test("nginx and Apache show the not-found page at no address of its own", () => {
  const [sections, apache] = ["nginx.conf", "apache.htaccess"].map(name =>
    sample(name).replace(/\s+/g, " "),
  );
  expect(apache).toContain(
    "RewriteCond %{ENV:REDIRECT_STATUS} ^$ RewriteRule ^404\\.html$ - [R=404,L]",
  );
  expect(sections).toContain("location = /404.html { internal; }");
  for (const address of ["/404", "/404/"])
    expect(sections).toContain(`location = ${address} { return 404; }`);
});

test("no server of the samples shows visitors what is written for servers", () => {
  const [, hidden = ""] = /location ~ (\S+) \{\s*return 404;/.exec(sample("nginx.conf")) ?? [];
  const hiding = /hide (.*)/.exec(sample("Caddyfile"))?.[1]?.split(" ");
  for (const name of ["_headers", "_redirects", ".htaccess"]) {
    expect(`/${name}`).toMatch(new RegExp(hidden));
    expect(hiding).toContain(name);
    const [, unseen = ""] = /RedirectMatch 404 "(.*)"/.exec(sample("apache.htaccess")) ?? [];
    expect(`/${name}`).toMatch(new RegExp(unseen));
  }
});

test("a service with an origin of its own is found where docs/hosting.md puts it and the samples serve it", () => {
  const docs = readFileSync(join(import.meta.dirname, "../../docs/hosting.md"), "utf8");
  const [, address = ""] = /FORMS_URL=(https:\S+)/.exec(docs) ?? [];
  const path = `${new URL(address).pathname}/contact-form`;
  const [, pattern = ""] = /location ~ (\^\/forms\S+) \{/.exec(sample("nginx.conf")) ?? [];
  expect(path).toMatch(new RegExp(pattern));
  expect(/@forms path (.*)/.exec(sample("Caddyfile"))?.[1]?.split(" ")).toContain(path);
});

test("Caddy never sends an order a second time: before 2.11 it would take another visitor's text for it", () => {
  const docs = readFileSync(join(import.meta.dirname, "../../docs/scaling.md"), "utf8");
  const [instances = ""] = /reverse_proxy 10[^`]*/.exec(docs) ?? [];
  expect(instances).toContain("health_uri /readyz?for=balancer");
  for (const proxying of [instances, sample("Caddyfile")])
    expect(proxying).not.toMatch(/buffer|lb_try|lb_retr/);
});

test("the backup's unit may do nothing that the service's may not", () => {
  const may = (name: string) =>
    linesOf(name)
      .filter(line => /^(UMask|NoNew|Protect|Private|Restrict|Capability|SystemCall)/.test(line))
      .filter(line => !/^(RestrictAddressFamilies|PrivateNetwork)=/.test(line));
  expect(may("form-service-backup.service")).toEqual(may("form-service.service"));
  expect(may("form-service.service")).toEqual(
    expect.arrayContaining([
      ...["NoNewPrivileges=yes", "ProtectSystem=strict", "CapabilityBoundingSet="],
      ...["UMask=0077", "SystemCallFilter=@system-service"],
    ]),
  );
});

test.each([
  { what: "those of thirty days stay", days: [0, 1, 2, 3, 4, 5, 6, 7, 8, 29, 31, 60], kept: 10 },
  { what: "eight stay although the clock ran years ahead", days: Array(12).fill(900), kept: 8 },
  { what: "the first one stays", days: [0], kept: 1 },
])("of the timer's backups $what", ({ days, kept }) => {
  const folder = temporaryFolder();
  for (const [index, age] of days.entries()) {
    const file = join(folder, `forms-2026-01-05-${1000 + index}.sqlite`);
    writeFileSync(file, "");
    const madeS = Date.now() / 1000 - age * 86_400 - index;
    utimesSync(file, madeS, madeS);
  }
  const [, command = ""] =
    /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(sample("form-service-backup.service")) ?? [];
  execFileSync("/bin/sh", ["-c", command.replace("/var/backups/form-service", folder)]);
  expect(readdirSync(folder).sort()).toEqual(
    days.slice(0, kept).map((_, index) => `forms-2026-01-05-${1000 + index}.sqlite`),
  );
});

test("systemd goes on starting the service, however often it was restarted while its disk was full", () => {
  expect(sample("form-service.service")).toMatch(/^\[Unit\]\n[^[]*^StartLimitIntervalSec=0$/m);
});

test("Docker is handed what its image is made of, and neither orders nor passwords", () => {
  const handed = readFileSync(join(import.meta.dirname, "../../.dockerignore"), "utf8")
    .split("\n")
    .filter(line => /^[!*]/.test(line));
  const copied = [...sample("Dockerfile").matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  expect(handed.toSorted()).toEqual(["*", ...copied.map(name => `!${name}`)].toSorted());
});

test("in a container the service may write its data and none of its code", () => {
  const lines = linesOf("Dockerfile");
  const compiled = lines.findIndex(line => line.includes("form-service.mjs --help"));
  expect(lines.indexOf("USER node")).toBeGreaterThan(compiled);
  expect(lines.filter(line => line.includes("chown")).join()).toMatch(/chown node:node \/data$/);
});

function sample(name: string): string {
  return readFileSync(join(import.meta.dirname, name), "utf8");
}

/** Without the room in front of them. */
function linesOf(name: string): string[] {
  return sample(name)
    .split("\n")
    .map(line => line.trim());
}
