import { expect, test } from "vitest";
import { DespachoQuerySchema } from "./despacho.ts";

const asked = { comuna: "Viña del Mar", gramos: "100" };

test("a quote reads the pieces that are printed", () => {
  expect(DespachoQuerySchema.parse({ ...asked, piezas: "12x2,15x1" }).piezas).toEqual([
    { producto_id: 12, cantidad: 2 },
    { producto_id: 15, cantidad: 1 },
  ]);
});

test.for(["", "x", "1x0", "0x1", "1x1,", "1", "99999999999x1", `${"1x1,".repeat(100)}1x1`])(
  "a quote refuses the pieces «%s»",
  (piezas) => {
    expect(DespachoQuerySchema.safeParse({ ...asked, piezas }).success).toBe(false);
  },
);
