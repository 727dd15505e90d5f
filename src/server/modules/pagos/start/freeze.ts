import { createHash } from "node:crypto";
import { sumClp } from "#contract/values/clp.ts";
import type { Modo } from "#contract/values/despacho.ts";
import type { Linea } from "../../carrito/index.ts";

type Way = { modo: Modo; precio: number };

/** The huella depends on these fields and their sequence. `direccion` is JSON. */
export function freezeLineas(lineas: Linea[], { direccion, way }: { direccion: string; way: Way }) {
  return {
    direccion,
    total: sumClp(lineas) + way.precio,
    detalles: lineas.map(({ disponible: _, stock: __, peso_gramos: ___, precio, ...linea }) => ({
      ...linea,
      precio_unitario: precio,
    })),
  };
}

type Who = { recibe: string; telefono: string };
type Content = ReturnType<typeof freezeLineas>;

export function huellaOf(frozen: Content, { who, way }: { who: Who; way: Way }): string {
  const content = JSON.stringify({ ...frozen, ...named(who), ...chosen(way) });
  return createHash("sha256").update(content).digest("hex");
}

/** Nothing for what every pedido had before there was a choice. Not the days: a new day is the same pedido. */
function chosen({ modo, precio }: Way) {
  return modo === "domicilio" && precio === 0 ? {} : { despacho: { modo, precio } };
}

/** Nothing for an address that names nobody: its huella is that of the time before these fields. */
function named(who: Who) {
  return who.recibe === "" && who.telefono === "" ? {} : who;
}
