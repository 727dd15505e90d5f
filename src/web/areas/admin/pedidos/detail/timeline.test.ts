import { describe, expect, it } from "vitest";
import type { Evento, IntentoAdmin, ReembolsoDetalle } from "#contract/schemas/pedidos-admin.ts";
import { foldPago, mergeTimeline } from "./timeline.ts";

const despacho = {
  modo: "domicilio",
  precio: 0,
  desde: null,
  hasta: null,
  listo_en: null,
} as const;

const evento = (id: number, estado: Evento["estado"], creado_en: number): Evento => ({
  id,
  estado,
  motivo: "porque sí",
  autor: null,
  creado_en,
});
const intento: IntentoAdmin = {
  id: 4,
  estado: "autorizado",
  buy_order: "P-1-a",
  monto: 9_990,
  codigo_autorizacion: "1213",
  tipo_pago: "VN",
  cuotas: 0,
  ultimos_digitos: "6623",
  estado_proveedor: "AUTHORIZED",
  motivo: null,
  ultimo_error: null,
  proxima_consulta_en: null,
  creado_en: 20,
  actualizado_en: 30,
};
const reembolso: ReembolsoDetalle = {
  id: 4,
  lineas: [],
  estado: "pendiente",
  monto: 9_990,
  motivo: "se rompió",
  reponer_stock: false,
  tipo: null,
  error: null,
  autor: "Rosa",
  creado_en: 50,
  hecho_en: null,
};
const nothing = { eventos: [], notas: [], intentos: [], reembolsos_detalle: [] };

describe("mergeTimeline", () => {
  it("merges all kinds, the newest first", () => {
    const moments = mergeTimeline({
      despacho,
      eventos: [evento(1, "pendiente_pago", 10), evento(2, "pagado", 30)],
      notas: [{ id: 1, autor: "Rosa", texto: "Va de regalo", creado_en: 40 }],
      intentos: [intento],
      reembolsos_detalle: [{ ...reembolso, estado: "hecho", hecho_en: 60 }],
    });
    expect(moments.map(({ at, kind, autor }) => [at, kind, autor])).toEqual([
      [60, "reembolso", null],
      [50, "reembolso", "Rosa"],
      [40, "nota", "Rosa"],
      [30, "estado", null],
      [30, "intento", null],
      [20, "intento", null],
      [10, "estado", null],
    ]);
  });

  it("folds how a paid pedido was paid, and nothing of one that is not", () => {
    const eventos = [evento(1, "pendiente_pago", 10), evento(2, "pagado", 30)];
    const history = { despacho, ...nothing, eventos, intentos: [intento] };
    const paid = foldPago(mergeTimeline(history));
    expect(paid.shown.map(({ key }) => key)).toEqual(["evento-2"]);
    expect(paid.folded.map(({ key }) => key)).toEqual(["intento-4-fin", "intento-4", "evento-1"]);
    const unpaid = foldPago(mergeTimeline({ ...history, eventos: eventos.slice(0, 1) }));
    expect(unpaid.folded).toEqual([]);
  });

  it("keeps the written order within one millisecond", () => {
    const eventos = [evento(1, "pendiente_pago", 10), evento(2, "pagado", 10)];
    const moments = mergeTimeline({
      despacho,
      ...nothing,
      eventos,
    });
    expect(moments.map(({ key }) => key)).toEqual(["evento-2", "evento-1"]);
  });

  it("starts an intento after its pedido and before the pago", () => {
    const eventos = [evento(1, "pendiente_pago", 20), evento(2, "pagado", 30)];
    const moments = mergeTimeline({
      despacho,
      ...nothing,
      eventos,
      intentos: [intento],
    });
    expect(moments.map(({ key }) => key)).toEqual([
      "evento-2",
      "intento-4-fin",
      "intento-4",
      "evento-1",
    ]);
  });

  it("shows an open intento and a pending reembolso once", () => {
    const moments = mergeTimeline({
      despacho,
      ...nothing,
      intentos: [{ ...intento, estado: "abierto" }],
      reembolsos_detalle: [reembolso],
    });
    expect(moments.map(({ key }) => key)).toEqual(["reembolso-4", "intento-4"]);
  });

  it("gives each moment a unique key", () => {
    const moments = mergeTimeline({
      despacho,
      eventos: [evento(1, "pagado", 1), evento(4, "enviado", 1)],
      notas: [
        { id: 1, autor: "Rosa", texto: "a", creado_en: 1 },
        { id: 4, autor: "Rosa", texto: "b", creado_en: 1 },
      ],
      intentos: [intento],
      reembolsos_detalle: [{ ...reembolso, hecho_en: 60 }],
    });
    expect(new Set(moments.map(({ key }) => key)).size).toBe(moments.length);
  });

  it("is empty without a history", () => {
    expect(mergeTimeline({ despacho, ...nothing })).toEqual([]);
  });
});
