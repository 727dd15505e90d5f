import { type PageRow, pages } from "#contract/pages.ts";

/** Values that the demo's first rows have. */
const parameters: Readonly<Record<string, string>> = {
  id: "1",
  slug: "figuras",
  token: "enlace-de-prueba",
  version: "1",
};

/** One path for each page that passes `isWanted`. */
export function pathsOfPages(isWanted: (row: PageRow) => boolean): string[] {
  return pages
    .filter(isWanted)
    .map(({ pattern }) =>
      pattern.replace(/:(\w+)/g, (parameter, name) => parameters[name] ?? parameter),
    );
}
