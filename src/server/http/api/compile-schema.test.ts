import { expect, test } from "vitest";
import * as z from "zod/mini";
import * as core from "zod/v4/core";
import { compileSchema } from "./compile-schema.ts";

const schema = z.strictObject({
  id: z.number(),
  nombre: z.string(),
  nota: z.optional(z.string()),
  piezas: z.array(z.strictObject({ sku: z.string(), color: z.nullable(z.string()) })),
});
const piezas = [{ sku: "A", color: null }];

test.for<[string, unknown]>([
  ["an answer that fits", { id: 1, nombre: "Puma", piezas }],
  ["an optional field that is there", { id: 1, nombre: "Puma", nota: "", piezas }],
  ["a field that the schema does not know", { id: 1, nombre: "Puma", costo: 9, piezas }],
  ["one in a part", { id: 1, nombre: "Puma", piezas: [{ ...piezas[0], costo: 9 }] }],
  ["a field that is missing", { id: 1, piezas }],
  ["another type in a part", { id: 1, nombre: "Puma", piezas: [{ sku: 1, color: null }] }],
  ["no object", null],
])("%s is told as by the schema itself", ([, answer]) => {
  const told = core.safeParse(compileSchema(schema), answer);
  const plain = z.safeParse(schema, answer);
  expect(told.data).toEqual(plain.data);
  expect(told.error?.issues).toEqual(plain.error?.issues);
});
