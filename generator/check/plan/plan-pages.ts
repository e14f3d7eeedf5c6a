import { ownOrigins, routeOf } from "../../addresses.ts";
import type { OpenSite } from "../../open-site.ts";
import type { Problem } from "../../problems/problem.ts";
import { inFiles, mainSource, type Sought, whole } from "../../problems/source-of.ts";
import type { Page, Plan } from "../../site.ts";
import { nearest } from "../../words/nearest.ts";
import { namesFolder } from "./plan-redirects.ts";

type Of = {
  plan: Plan;
  /** The texts that a page may show, by their ids. */
  bodies: ReadonlyMap<string, unknown>;
};

/** Pages with an address that they cannot have, or of a template or a text that is not there. */
export function planPageProblems(
  { root, settings, module, code }: OpenSite,
  { plan, bodies }: Of,
): Problem[] {
  const taken = new Map<string, string>();
  const templates = Object.keys(module.site.templates);
  // The files in templates/pages/ decide the styles of a template.
  const styled = Object.keys(code.styles);
  return plan.pages.flatMap(page => {
    const file = mainSource(page);
    const other = taken.get(page.route);
    taken.set(page.route, file);
    const found = [
      other && addressTaken(page, other, ownOrigins(settings)),
      routeFault(page),
      templateFault(page, { templates, styled }),
      bodyFault(page, bodies),
    ];
    return found.flatMap(finding => (finding ? inFiles(root, [file], finding) : []));
  });
}

function addressTaken({ route }: Page, other: string, origins: string[]): Sought {
  return {
    code: "page/address",
    message: `the address ${route} is already taken by ${other}`,
    fix: "Give one of the two another address",
    search: [
      route,
      route.slice(1),
      route.replace(/^.*\//, ""),
      ...origins.map(origin => origin + route),
    ].map(whole),
  };
}

/** A route without its slash in front would lose its first letter. */
function routeFault({ route }: Page): Sought | undefined {
  if (!route.startsWith("/") || /(^|\/)\.{1,2}(\/|$)|\/\/|[\s"'<>?#*:|\\]/.test(route))
    return {
      code: "page/route",
      message: `the route '${route}' is not a plain path`,
      fix: "Write it as   /one-word   or   /one/two",
      search: whole(route),
    };
  if (namesFolder(route))
    return {
      code: "page/route",
      message: `the address ${route} cannot be had: what is called index is the page of its folder`,
      fix: "Give it another name",
    };
  if (route === routeOf(route)) return undefined;
  return {
    code: "page/route",
    message: `the route '${route}' is not written as '${routeOf(route)}'`,
    fix: "Routes have no slash or .html at the end",
  };
}

function templateFault(
  { template }: Page,
  { templates, styled }: { templates: string[]; styled: string[] },
): Sought | undefined {
  if (templates.includes(template))
    return styled.includes(template) ? undefined : unstyled(template, styled);
  return {
    code: "page/template",
    message: `there is no template '${template}'`,
    fix: styled.includes(template)
      ? `Its file lies in templates/pages/: list it among the templates of templates/site.ts, too`
      : `Did you mean '${nearest(template, templates) ?? templates.join("' or '")}'?`,
  };
}

/** It can be drawn, but the page would have no styles. */
function unstyled(template: string, styled: string[]): Sought {
  return {
    code: "page/template",
    message: `the template '${template}' has no file of its name in templates/pages/`,
    fix: `Templates are listed by the names of their files, as   "${nearest(template, styled) ?? "job-list"}": …`,
  };
}

function bodyFault({ route, body }: Page, bodies: ReadonlyMap<string, unknown>) {
  if (body === undefined || bodies.has(body)) return undefined;
  const near = nearest(body, [...bodies.keys()]);
  return {
    code: "page/body",
    message: `the page ${route} shows '${body}', which is no text of content/`,
    fix: near
      ? `Did you mean '${near}'?`
      : "Write its folder and its name without .md, as   articles/ppc-vs-seo",
  };
}
