import { expect, it } from "vitest";
import { SaveFamiliaSchema, type VarianteAdmin } from "#contract/schemas/familias.ts";
import {
  type FamiliaDraft,
  joinRow,
  layRows,
  newEje,
  refuseJoin,
  releaseRow,
  rowNombre,
  rowSku,
  toDraft,
  writeFamilia,
} from "./familia-draft.ts";

const pot: VarianteAdmin = {
  ...{ id: 7, version: 3, nombre: "Macetero", valores: [], sku: "MAC-1", precio: 12_990, stock: 4 },
  ...{ suministro: "estante", activo: true, imagen: null },
};
const alone = toDraft({ nombre: "Macetero", ejes: [], variantes: [pot] });

function addEje(draft: FamiliaDraft, nombre: string, valores: readonly string[]): FamiliaDraft {
  const choices = valores.map((name) => {
    const clave = name.toLowerCase();
    return { key: clave, clave, nombre: name, color: "", precio: "0" };
  });
  const eje = { ...newEje("opcion", nombre), valores: choices };
  return layRows({ ...draft, ejes: [...draft.ejes, eje] });
}
const withoutEje = (draft: FamiliaDraft, at: number) =>
  layRows({ ...draft, ejes: draft.ejes.filter((_, place) => place !== at) });
const shown = (draft: FamiliaDraft) =>
  draft.rows.map((row) => [rowNombre(draft, row, "?"), row.saved?.id, rowSku(draft, row)]);

it("lays a row for each combination, and the producto is the first", () => {
  const both = addEje(addEje(alone, "Material", ["PLA", "PETG"]), "Talla", ["S", "M"]);
  expect(shown(both)).toEqual([
    ["PLA · S", 7, "MAC-1"],
    ["PLA · M", undefined, "MAC-1-PLA-M"],
    ["PETG · S", undefined, "MAC-1-PETG-S"],
    ["PETG · M", undefined, "MAC-1-PETG-M"],
  ]);
  const body = SaveFamiliaSchema.parse(writeFamilia(both, []));
  expect(body.variantes.map(({ id, valores, precio }) => [id, valores, precio])).toEqual([
    [7, ["pla", "s"], 12_990],
    [undefined, ["pla", "m"], 12_990],
    [undefined, ["petg", "s"], 12_990],
    [undefined, ["petg", "m"], 12_990],
  ]);
});

it("keeps what was typed while ejes come and go, and says which leave", () => {
  const sizes = addEje(alone, "Talla", ["S", "M"]);
  const typed = { ...sizes, rows: sizes.rows.map((row) => ({ ...row, precio: "9.990" })) };
  const both = addEje(typed, "Material", ["PLA", "PETG"]);
  expect(both.rows.map(({ precio }) => precio)).toEqual(["9.990", "9.990", "9.990", "9.990"]);
  expect(shown(withoutEje(both, 1))).toEqual(shown(sizes));
  const saved = toDraft({
    nombre: "Macetero",
    ejes: [{ nombre: "Talla", tipo: "opcion", valores: [{ clave: "s", nombre: "S" }] }],
    variantes: [{ ...pot, valores: ["s"] }],
  });
  const [eje] = saved.ejes;
  const none = layRows({ ...saved, ejes: [{ ...newEje("opcion", "Talla"), valores: [] }] });
  expect([none.rows[0]?.saved?.id, none.gone]).toEqual([7, []]);
  const other = addEje({ ...saved, ejes: [] }, "Talla", ["L"]);
  expect(other.rows[0]?.saved?.id).toBe(7);
  const renamed = eje?.valores.map((valor) => ({ ...valor, key: "otra", clave: "" })) ?? [];
  const left = layRows({ ...saved, ejes: saved.ejes.map((it) => ({ ...it, valores: renamed })) });
  expect(left.gone.map((row) => row.saved?.id)).toEqual([7]);
  expect(layRows({ ...left, ejes: saved.ejes }).rows[0]?.saved?.id).toBe(7);
});

it("shows a combination that a familia lacks without selling it", () => {
  const valores = [
    { clave: "s", nombre: "S" },
    { clave: "m", nombre: "M" },
  ];
  const draft = toDraft({
    nombre: "Macetero",
    ejes: [{ nombre: "Talla", tipo: "opcion", valores }],
    variantes: [{ ...pot, valores: ["m"] }],
  });
  expect(draft.rows.map(({ saved, activo }) => [saved?.id, activo])).toEqual([
    [undefined, false],
    [7, true],
  ]);
  expect(writeFamilia(draft, []).variantes).toMatchObject([
    { id: 7, version: 3, stock: "4", stock_anterior: 4 },
  ]);
});

const vase: VarianteAdmin = {
  ...{ id: 9, version: 5, nombre: "Florero", valores: [], sku: "FLO-1", precio: 8_990, stock: 2 },
  ...{ suministro: "estante", activo: false, imagen: null },
};

function join(draft: FamiliaDraft, at: number): FamiliaDraft {
  return layRows({
    ...draft,
    rows: draft.rows.map((row, place) => (place === at ? joinRow(row, vase) : row)),
  });
}

it("fills a new row with a producto, and gives it back as it was", () => {
  const sizes = addEje(alone, "Talla", ["S", "M", "L"]);
  const typed = { ...sizes, rows: sizes.rows.map((row) => ({ ...row, stock: "8" })) };
  const joined = join(typed, 1);
  expect(shown(joined)).toEqual([
    ["S", 7, "MAC-1"],
    ["M", 9, "FLO-1"],
    ["L", undefined, "MAC-1-L"],
  ]);
  expect(SaveFamiliaSchema.parse(writeFamilia(joined, [])).variantes[1]).toEqual({
    ...{ id: 9, version: 5, valores: ["m"], sku: "FLO-1", precio: 8_990 },
    ...{ stock: 2, stock_anterior: 2, activo: false },
  });
  const back = joined.rows.map((row) => (row.typed ? releaseRow(row) : row));
  expect(JSON.stringify(layRows({ ...joined, rows: back }))).toBe(JSON.stringify(typed));
});

it("makes a SKU from that of the familia, and says of no joined row that it leaves", () => {
  const joined = join(addEje(alone, "Talla", ["S", "M", "L"]), 1);
  const turned = { ...joined, rows: joined.rows.toReversed() };
  expect(turned.rows.map((row) => rowSku(turned, row))).toEqual(["MAC-1-L", "FLO-1", "MAC-1"]);
  expect(withoutEje(joined, 0)).toMatchObject({ rows: [{ saved: { id: 7 } }], gone: [] });
});

it("refuses a producto that has a row, and one of another familia", () => {
  const joined = join(addEje(alone, "Talla", ["S", "M"]), 1);
  const free = { nombre: "Florero", ejes: [], variantes: [vase] };
  const bound = { ...free, ejes: [{ nombre: "Talla", tipo: "opcion" as const, valores: [] }] };
  expect(refuseJoin(alone, { id: 9, known: free })).toBeNull();
  expect(refuseJoin(joined, { id: 9, known: free })).toBe("twice");
  expect(refuseJoin(joined, { id: 7, known: bound })).toBe("twice");
  expect(refuseJoin(alone, { id: 9, known: bound })).toBe("foreign");
});
