import { globSync, readFileSync } from "node:fs";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { laterMails, mailViews } from "#views/mails.ts";
import { repeatedViews } from "#views/repeated.ts";
import type { Stage } from "#views/stage.ts";
import { views } from "#views/table.ts";
import { addressOf } from "#views/view.ts";
import routes from "#web/routes.ts";

/** Any id leads to the same route. */
const anyStage = {
  productos: new Proxy({}, { get: () => ({ id: 1 }) }),
  pedidos: new Proxy({}, { get: () => 1 }),
} as unknown as Stage;

type Configured = { path?: string; index?: boolean; file: string; children?: Configured[] };

function toObject({ path, index, file, children }: Configured): RouteObject {
  if (index) return { id: file, index: true };
  return { id: file, path, children: children?.map(toObject) };
}

function filesOf({ file, children = [] }: Configured): string[] {
  return [file, ...children.flatMap(filesOf)];
}

test("every route is seen by at least one view", () => {
  const configured = routes as Configured[];
  const tree = configured.map(toObject);
  const seen = new Set(
    views
      .filter(({ isForeign }) => !isForeign)
      .flatMap(({ path, lands = path }) => {
        const { pathname } = new URL(addressOf(lands, anyStage), "http://localhost");
        return (matchRoutes(tree, pathname) ?? []).map(({ route }) => route.id);
      }),
  );
  expect(configured.flatMap(filesOf).filter((file) => !seen.has(file))).toEqual([]);
});

test("every view has a name of its own", () => {
  const names = views.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z-]+\/[a-z0-9-]+$/.test(name))).toEqual([]);
});

test("a view that is not inspected is one of the views", () => {
  const names = new Set(views.map(({ name }) => name));
  expect([...repeatedViews].filter((name) => !names.has(name))).toEqual([]);
});

test("every mail is seen, or it is known why not", () => {
  const sources = globSync("src/server/modules/**/*.mails.ts").map((file) =>
    readFileSync(file, "utf8"),
  );
  const subjects = sources.flatMap((text) =>
    [...text.matchAll(/subject: `([^`]+)`/g)].map(([, said = ""]) =>
      said.replaceAll(/\$\{.*?\}/g, "X"),
    ),
  );
  const known = [...mailViews.map(({ asunto }) => asunto), ...laterMails];
  expect(subjects.length).toBeGreaterThan(10);
  expect(subjects.filter((subject) => !known.some((asunto) => asunto.test(subject)))).toEqual([]);
});
