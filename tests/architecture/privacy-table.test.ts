import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type DataKind, dataKinds } from "#contract/values/rights/data-kinds.ts";
import type { PersonalColumn } from "#server/db/personal-data/personal-column.ts";
import { personalData } from "#server/db/personal-data/personal-data.ts";
import { DataTable } from "#web/areas/texts/data-table.tsx";

const rows = renderToStaticMarkup(createElement(DataTable))
  .split("<tr")
  .slice(2)
  .map((row) => row.toLocaleLowerCase("es"));

function rowOf(kind: DataKind): string | undefined {
  const [title = ""] = kind.what.split(": ");
  return rows.find((row) => row.includes(`>${title.toLocaleLowerCase("es")}<`));
}

const personal = Object.entries(personalData).flatMap(([table, columns]) =>
  Object.entries<"impersonal" | PersonalColumn>(columns).flatMap(([name, column]) =>
    column === "impersonal" ? [] : [{ name: `${table}.${name}`, kind: dataKinds[column.kind] }],
  ),
);

describe("the table of the page of privacy", () => {
  test.for(personal)("has a row for $name", ({ kind }) => {
    expect(rowOf(kind)).toBeDefined();
  });

  test.for(Object.entries<DataKind>(dataKinds))("says everything of %s", ([, kind]) => {
    const row = rowOf(kind);
    const { what: _what, ...facts } = kind;
    for (const fact of Object.values(facts)) expect(row).toContain(fact.toLocaleLowerCase("es"));
    expect(rows).toHaveLength(Object.keys(dataKinds).length);
  });
});
