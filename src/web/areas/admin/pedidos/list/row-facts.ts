import type { PedidoDespacho } from "#contract/schemas/pedidos.ts";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import type { Modo } from "#contract/values/despacho/despacho.ts";
import { formatFecha } from "#contract/values/despacho/plazo.ts";
import { promisedDay } from "#contract/values/despacho/promised-day.ts";
import { namedLinesOf } from "#contract/values/producto/units-left.ts";
import { isInWorkshop } from "#contract/values/taller/in-workshop.ts";

/** True while the pedido waits for an act of the owner. */
export function isWaiting({ estado }: Pick<PedidoAdmin, "estado">): boolean {
  return estado === "en_revision" || isInWorkshop(estado);
}

type Pieces = Pick<PedidoAdmin, "estado" | "detalles" | "reembolsos">;

/** First line in words, e.g. "1 × Letrero" and "«Ñandú 3°»", its colors, and how many lines follow. */
export function piecesOf(pedido: Pieces) {
  const lines = namedLinesOf(pedido);
  const [first] = lines;
  if (!first) return { text: "", written: "", colors: [], others: 0 };
  const { cantidad, nombre_producto, personalizacion_textos: valores = [] } = first;
  const texto = valores.find(({ tipo }) => tipo === "texto")?.valor.replace(/\s+/g, " ");
  return {
    text: `${cantidad} × ${nombre_producto}`,
    written: texto ? `«${texto}»` : "",
    colors: [...new Set(valores.flatMap(({ color }) => color ?? []))],
    others: lines.length - 1,
  };
}

const shortModos: Readonly<Record<Modo, string>> = {
  domicilio: "Domicilio",
  sucursal: "Sucursal",
  por_pagar: "Por pagar",
  retiro: "Retiro",
};

/** E.g. "Domicilio Ñuñoa"; the workshop's own comuna says nothing. */
export function wayOf({ despacho, direccion }: Pick<PedidoAdmin, "despacho" | "direccion">) {
  const modo = shortModos[despacho.modo];
  return despacho.modo === "retiro" ? modo : `${modo} ${direccion.comuna}`;
}

/** E.g. "jue 26 nov". */
export function plazoOf(despacho: PedidoDespacho): { fecha: string; text: string } | null {
  const fecha = promisedDay(despacho);
  return fecha === null ? null : { fecha, text: formatFecha(fecha).replace(" de ", " ") };
}
