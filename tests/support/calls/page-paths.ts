import { type PageRow, pages } from "#contract/pages.ts";

/** A value for each parameter of a page's pattern. The demo categoria and the first rows have these. */
const parameters: Readonly<Record<string, string>> = {
  id: "1",
  slug: "figuras",
  token: "enlace-de-prueba",
};

/** One path for each row of the table of pages that passes `isWanted`. */
export function pathsOfPages(isWanted: (row: PageRow) => boolean): string[] {
  return pages
    .filter(isWanted)
    .map(({ pattern }) =>
      pattern.replace(/:(\w+)/g, (parameter, name) => parameters[name] ?? parameter),
    );
}
