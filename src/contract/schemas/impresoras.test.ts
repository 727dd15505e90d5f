import { expect, test } from "vitest";
import { type SaveImpresora, SaveImpresoraSchema } from "./impresoras.ts";

const printer: SaveImpresora = {
  ...{ version: 0, nombre: "Prusa", activa: true, dias: "12345", desde: 8, hasta: 18 },
  ...{ materiales: [], colores: 1, cerrada_desde: null, cerrada_hasta: null },
};

test.for<[string, Partial<SaveImpresora>]>([
  ["dias", { dias: "" }],
  ["dias", { dias: "21" }],
  ["dias", { dias: "8" }],
  ["hasta", { desde: 18, hasta: 18 }],
  ["hasta", { hasta: 25 }],
  ["colores", { colores: 0 }],
  ["nombre", { nombre: " " }],
  ["cerrada_hasta", { cerrada_desde: "2026-12-03", cerrada_hasta: "2026-12-01" }],
  ["cerrada_hasta", { cerrada_desde: "2026-12-03" }],
  ["cerrada_desde", { cerrada_desde: "2026-02-30", cerrada_hasta: "2026-12-01" }],
])("an impresora is refused for its %s: %o", ([campo, wrong]) => {
  expect(SaveImpresoraSchema.safeParse(printer).success).toBe(true);
  const { error } = SaveImpresoraSchema.safeParse({ ...printer, ...wrong });
  expect(error?.issues.map(({ path }) => path.join("."))).toContain(campo);
});
