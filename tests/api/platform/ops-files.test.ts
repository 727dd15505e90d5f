import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { shopTest } from "#rig/test.ts";

const test = shopTest();

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string(),
          labels: z.object({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const board = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
  ),
});

const alerts = rules
  .parse(parse(readFileSync("ops/alertas.yml", "utf8")))
  .groups.flatMap((group) => group.rules);
const panels = board.parse(JSON.parse(readFileSync("ops/grafana.json", "utf8"))).panels;
const queries = [
  ...alerts.map(({ alert, expr }) => ({ place: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ place: title, expr }))),
];

/** Labels that Prometheus adds to every series. */
const ownLabels = ["job", "instance"];
const ownMetrics = ["up"];

/** By name: the labels of a metric that a running shop exports. */
function readLabels(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, name = "", labels = ""] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = found.get(name) ?? new Set(ownLabels);
    for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

/** Metrics of an expression with the labels that it names for them. */
function readExpression(query: string): { metrics: string[]; labels: string[] } {
  const matchers = [...query.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = ""]) =>
    [...inner.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = ""]) => label),
  );
  const groups = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inner = ""]) =>
    inner.split(",").map((label) => label.trim()),
  );
  const bare = query.replace(/\{[^}]*\}/g, "").replace(/\bby \([^)]*\)/g, "");
  const metrics = [...bare.matchAll(/\b(?:estrato|process|nodejs)_\w+|\bup\b/g)].map(
    ([name]) => name,
  );
  return { metrics, labels: [...matchers, ...groups] };
}

test("every metric and label of the alerts and of the dashboard is exported", async ({ shop }) => {
  await fetch(`${shop.url}/api/endpoints/tienda.php`).then((answer) => answer.text());
  const exported = readLabels(await (await fetch(`${shop.url}/metrics`)).text());
  const wrong = queries.flatMap(({ place, expr }) => {
    const { metrics, labels } = readExpression(expr);
    if (metrics.length === 0) return [`${place}: no metric in ${expr}`];
    const unknown = metrics.filter((name) => !exported.has(name) && !ownMetrics.includes(name));
    const known = new Set([
      ...ownLabels,
      ...metrics.flatMap((name) => [...(exported.get(name) ?? [])]),
    ]);
    const foreign = labels.filter((label) => !known.has(label));
    return [...unknown, ...foreign].map((name) => `${place}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test("every alert has its section in docs/operar.md, and each section its alert", () => {
  const pageFile = "docs/operar.md";
  const text = readFileSync(pageFile, "utf8");
  const section = /^## Alerts\n([\s\S]*?)^## /m.exec(text)?.[1] ?? "";
  const pages = [...section.matchAll(/^### (\w+)\n\n(.+(?:\n.+)*)/gm)];
  expect(pages.map(([, name]) => name)).toEqual(alerts.map(({ alert }) => alert));
  for (const [, , page] of pages) expect(page).toMatch(/\*Look:\* [\s\S]+\*Do:\* /);
  expect(alerts.map(({ annotations }) => annotations.runbook)).toEqual(
    alerts.map(({ alert }) => `${pageFile} "${alert}"`),
  );
});
