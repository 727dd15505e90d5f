import { expect, it } from "vitest";
import type { Linea } from "../../carrito/index.ts";
import { freezeLineas, huellaOf } from "./freeze.ts";

const linea: Linea = {
  producto_id: 3,
  nombre_producto: "Maceta",
  sku: "MAC-1",
  precio: 5_000,
  cantidad: 2,
  a_medida: false,
  disponible: 4,
  stock: 4,
  plazo_dias: 0,
  peso_gramos: 200,
  imagenes: [],
  pieza: null,
};
const made = { ...linea, a_medida: true };
const direccion = "{}";
const nobody = { recibe: "", telefono: "" };
const home = { modo: "domicilio", precio: 0 } as const;

function huella({ lineas = [linea], to = direccion, who = nobody, way = home, told = [] }: Wish) {
  const frozen = freezeLineas(lineas, { direccion: to, way, sinRetracto: new Set(told) });
  return huellaOf(frozen, { who, way });
}
type Wish = {
  lineas?: Linea[];
  to?: string;
  who?: { recibe: string; telefono: string };
  way?: { modo: "domicilio" | "retiro"; precio: number };
  told?: number[];
};

it.each<[string, Wish]>([
  ["other units", { lineas: [{ ...linea, cantidad: 1 }] }],
  ["another precio", { lineas: [{ ...linea, precio: 4_990 }] }],
  ["another name", { lineas: [{ ...linea, nombre_producto: "Florero" }] }],
  ["a line more", { lineas: [linea, { ...linea, producto_id: 4 }] }],
  ["a line that is made to measure", { lineas: [made] }],
  ["another direccion", { to: '{"comuna":"Ñuñoa"}' }],
  ["another receiver", { who: { recibe: "Eva", telefono: "" } }],
  ["another telefono", { who: { recibe: "", telefono: "+56987654321" } }],
  ["another way", { way: { modo: "retiro", precio: 0 } }],
  ["another precio of the despacho", { way: { modo: "domicilio", precio: 3_990 } }],
])("%s makes another pedido", (_what, wish) => {
  expect(huella(wish)).not.toBe(huella({}));
});

it("a buyer who is told that there is no retracto makes another pedido", () => {
  expect(huella({ lineas: [made], told: [3] })).not.toBe(huella({ lineas: [made] }));
  expect(huella({ told: [3] })).toBe(huella({}));
});

it.each<[string, Partial<Linea>]>([
  ["other units on the shelf", { disponible: 1, stock: 9 }],
  ["another weight", { plazo_dias: 0, peso_gramos: 900 }],
])("%s are the same pedido", (_what, change) => {
  expect(huella({ lineas: [{ ...linea, ...change }] })).toBe(huella({}));
});
