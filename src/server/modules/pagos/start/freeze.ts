import { createHash } from "node:crypto";
import { sumClp } from "#contract/values/clp.ts";
import type { Modo } from "#contract/values/despacho.ts";
import type { Linea } from "../../carrito/index.ts";

type Way = { modo: Modo; precio: number };

type Frozen = {
  /** JSON. */
  direccion: string;
  way: Way;
  /** Productos whose buyer was told that they have no retracto. */
  sinRetracto: ReadonlySet<number>;
};

/** The huella depends on these fields and their sequence. */
export function freezeLineas(lineas: Linea[], { direccion, way, sinRetracto }: Frozen) {
  return {
    direccion,
    total: sumClp(lineas) + way.precio,
    detalles: lineas.map(
      ({ disponible: _, stock: __, peso_gramos: ___, pieza, precio, ...linea }) => ({
        ...linea,
        precio_unitario: precio,
        ...toldOf(linea, sinRetracto),
        ...(pieza && { huella: pieza.huella, personalizacion: JSON.stringify(pieza.textos) }),
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

export function huellaOf(frozen: Content, { who, way }: { who: Who; way: Way }): string {
  const detalles = frozen.detalles.map(withoutPlain);
  const content = JSON.stringify({ ...frozen, detalles, ...named(who), ...chosen(way) });
  return createHash("sha256").update(content).digest("hex");
}

/** Of a line that is not made to measure the huella is that of the time before these fields. */
function withoutPlain({ a_medida, sin_retracto, ...detalle }: Content["detalles"][number]) {
  return a_medida === 1 ? { ...detalle, a_medida, sin_retracto } : detalle;
}

/** Nothing for what every pedido had before there was a choice. Not the days: a new day is the same pedido. */
function chosen({ modo, precio }: Way) {
  return modo === "domicilio" && precio === 0 ? {} : { despacho: { modo, precio } };
}

/** Nothing for an address that names nobody: its huella is that of the time before these fields. */
function named(who: Who) {
  return who.recibe === "" && who.telefono === "" ? {} : who;
}
