import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type OperationSpec, operations } from "#contract/operations.ts";

/** The largest of PostgreSQL's integer columns; ids are big ones. */
const maxColumn = 2_147_483_647;

/** Compared before any column sees them: with the stock, with what is quoted, by the check of the whole table. */
const compared = new Set([
  "cantidad",
  "hasta_gramos",
  "precio",
  "despacho_precio",
  "total",
  "dias_desde",
  "dias_hasta",
  "gratis_desde",
]);

type Node = { type?: string; maximum?: number; properties?: Record<string, Node> } & Record<
  string,
  unknown
>;

/** The names of integers without such a bound, in all parts of a schema. */
function findUnbounded(node: unknown, name = ""): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => findUnbounded(part, name));
  if (node === null || typeof node !== "object") return [];
  const { type, maximum = Number.POSITIVE_INFINITY, properties, ...parts } = node as Node;
  const own = type === "integer" && maximum > maxColumn ? [name] : [];
  const inside = Object.entries(properties ?? {}).flatMap(([key, part]) =>
    findUnbounded(part, key),
  );
  return [...own, ...inside, ...Object.values(parts).flatMap((part) => findUnbounded(part, name))];
}

test.each(Object.entries(operations as Record<string, OperationSpec>))(
  "%s takes no number that an integer column does not",
  (_name, { query, body }) => {
    const schemas = [query, ...(body ? [body] : [])].map((schema) =>
      z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }),
    );
    expect(findUnbounded(schemas).filter((name) => !compared.has(name))).toEqual([]);
  },
);
