import { createHash } from "node:crypto";
import { sumClp } from "#contract/values/clp.ts";
import type { Linea } from "../../carrito/index.ts";

/** The huella depends on these fields and their sequence. */
export function freezeLineas(lineas: Linea[], direccion: string) {
  return {
    direccion,
    total: sumClp(lineas),
    detalles: lineas.map(({ disponible: _, stock: __, precio, ...linea }) => ({
      ...linea,
      precio_unitario: precio,
    })),
  };
}

type Who = { recibe: string; telefono: string };

export function huellaOf(frozen: ReturnType<typeof freezeLineas>, who: Who): string {
  const content = JSON.stringify({ ...frozen, ...named(who) });
  return createHash("sha256").update(content).digest("hex");
}

/** Nothing for an address that names nobody: its huella is that of the time before these fields. */
function named(who: Who) {
  return who.recibe === "" && who.telefono === "" ? {} : who;
}
