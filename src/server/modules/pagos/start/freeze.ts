import { createHash } from "node:crypto";
import type { Modo } from "#contract/values/despacho/despacho.ts";
import { sumClp } from "#contract/values/pago/clp.ts";
import type { Linea } from "../../carrito/index.ts";

type Way = { modo: Modo; precio: number };

type Frozen = {
  /** JSON. */
  direccion: string;
  way: Way;
  /** Productos whose buyer was told that they have no retracto. */
  sinRetracto: ReadonlySet<number>;
};

/** The huella depends on these fields and their sequence (`v`). */
export function freezeLineas(lineas: readonly Linea[], { direccion, way, sinRetracto }: Frozen) {
  return {
    direccion,
    total: sumClp(lineas) + way.precio,
    detalles: lineas.map(
      ({
        disponible: _,
        stock: __,
        peso_gramos: ___,
        plazo_dias: ____,
        pieza,
        precio,
        ...linea
      }) => ({
        ...linea,
        precio_unitario: precio,
        ...toldOf(linea, sinRetracto),
        ...(pieza && { personalizacion: JSON.stringify(pieza.textos) }),
      }),
    ),
  };
}

function toldOf(
  { producto_id, a_medida }: Pick<Linea, "producto_id" | "a_medida">,
  sinRetracto: ReadonlySet<number>,
) {
  const isTold = a_medida && sinRetracto.has(producto_id);
  return { a_medida: a_medida ? 1 : 0, sin_retracto: isTold ? 1 : 0 } as const;
}

type Who = { recibe: string; telefono: string };
type Content = ReturnType<typeof freezeLineas>;

/**
 * Not of the days: a new day is the same pedido. `v` names the fields: a pedido that was frozen with others is
 * replaced by the next start.
 */
export function huellaOf(
  frozen: Content,
  { who, way: { modo, precio } }: { who: Who; way: Way },
): string {
  const content = JSON.stringify({ v: 2, ...frozen, ...who, despacho: { modo, precio } });
  return createHash("sha256").update(content).digest("hex");
}
