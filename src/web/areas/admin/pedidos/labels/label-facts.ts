import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import type { Tienda } from "#contract/schemas/tienda.ts";
import { formatTelefono } from "#contract/values/persona/telefono.ts";
import { linesLeftOf } from "#contract/values/producto/units-left.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { adminPedidoCopy } from "../pedidos.copy.ts";
import { slipCopy } from "../slip/slip.copy.ts";
import { labelsCopy as copy } from "./labels.copy.ts";

export type ParcelLine = { cantidad: number; nombre: string; textos: string[]; sku: string };

/** One parcel as it is printed: every text ready, "" where there is none. */
export type LabelFacts = {
  numero: string;
  fecha: string;
  remitente: string[];
  recibe: string;
  calle: string;
  /** The workshop's address of a retiro is one line, without it. */
  comuna: string;
  region: string;
  telefono: string;
  nota: string;
  /** Large words for who carries it. */
  modo: string;
  envio: string;
  unidades: string;
  /** Without what went back. */
  contenido: ParcelLine[];
};

export function labelFacts(pedido: PedidoDetalleAdmin, tienda: Tienda): LabelFacts {
  const { direccion, despacho, envio, skus } = pedido;
  const contenido = linesLeftOf(pedido).map(
    ({ id, nombre_producto, cantidad, personalizacion_textos = [] }) => ({
      cantidad,
      nombre: nombre_producto,
      textos: personalizacion_textos.map(({ etiqueta, valor }) => `${etiqueta}: ${valor}`),
      sku: skus[id] ?? "",
    }),
  );
  const { comuna, ciudad, region } = direccion;
  const { nombre, identidad } = tienda;
  return {
    numero: pedido.numero,
    fecha: formatShortMoment(pedido.creado_en),
    remitente: [nombre, identidad.direccion ?? "", identidad.telefono ?? ""].filter(Boolean),
    recibe: direccion.recibe || pedido.nombre,
    calle: direccion.calle_numero,
    comuna,
    region: [
      ...(ciudad === comuna || ciudad === "" ? [] : [ciudad]),
      ...(region === "" ? [] : [adminPedidoCopy.region(region)]),
    ].join(", "),
    telefono: formatTelefono(direccion.telefono),
    nota: direccion.nota,
    modo: copy.modos[despacho.modo],
    envio: envio ? `${envio.transportista} ${envio.seguimiento}` : "",
    unidades: slipCopy.units(contenido.reduce((sum, { cantidad }) => sum + cantidad, 0)),
    contenido,
  };
}
