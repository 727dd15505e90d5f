import { describe, expect, it } from "vitest";
import { days, hours } from "../../../time/clock.ts";
import type { EntregaRow } from "../../pedidos/index.ts";
import type { Impresion } from "./impresiones.service.ts";
import { createSum, sumEntregas } from "./sum-cifras.ts";

const noon = Date.parse("2026-11-20T15:00:00Z");

const print: Impresion = {
  ...{ movido_en: noon, pedido_id: 1, producto_id: 7, nombre: "Letrero", sku: "LET" },
  colores: [{ clave: "cobre", nombre: "Cobre", color: "#b45f2d", gramos: 12 }],
  ...{ minutos: 90, motivo: null },
};

describe("the prints", () => {
  it("are counted by day, producto, color and why they failed", () => {
    const { add, sum } = createSum(["2026-11-19", "2026-11-20"]);
    add(print);
    add({ ...print, motivo: "se_despego" });
    add({ ...print, producto_id: 8, nombre: "Llavero", colores: [], minutos: 0 });
    // Half past eleven at night in Chile.
    add({ ...print, movido_en: Date.parse("2026-11-20T02:30:00Z"), motivo: "otro" });
    expect(sum()).toEqual({
      impresiones: { buenas: 2, fallidas: 2, minutos: 270 },
      por_dia: [
        { fecha: "2026-11-19", buenas: 0, fallidas: 1 },
        { fecha: "2026-11-20", buenas: 2, fallidas: 1 },
      ],
      productos: [
        { producto_id: 7, nombre: "Letrero", buenas: 1, fallidas: 2 },
        { producto_id: 8, nombre: "Llavero", buenas: 1, fallidas: 0 },
      ],
      colores: [{ nombre: "Cobre", color: "#b45f2d", gramos: 36, buenas: 1, fallidas: 2 }],
      motivos: [
        { motivo: "se_despego", fallidas: 1 },
        { motivo: "otro", fallidas: 1 },
      ],
    });
  });
});

describe("the parcels", () => {
  const period = { desde: "2026-10-30", hasta: "2026-11-28" };
  const parcel: EntregaRow = {
    ...{
      id: 1,
      estado: "enviado",
      pagado_en: noon,
      enviado_en: noon + days(2),
      entregado_en: null,
    },
    ...{ despacho_hasta: "2026-11-25", despacho_modo: "domicilio" },
  };
  const arrived = (after: number) => ({ entregado_en: noon + days(after) });

  it("took the days from payment to sending, by Chile's midnight", () => {
    const sameNight = { ...parcel, enviado_en: noon + hours(11) };
    const nextMorning = { ...parcel, enviado_en: noon + hours(13) };
    const rows = [parcel, sameNight, nextMorning, parcel, { ...parcel, enviado_en: null }];
    expect(sumEntregas(rows, period).dias_de_envio).toEqual([
      { dias: 0, pedidos: 1 },
      { dias: 1, pedidos: 1 },
      { dias: 2, pedidos: 2 },
    ]);
  });

  it.each<[string, Partial<EntregaRow>, object]>([
    ["arrived on the last day", arrived(5), { cumplidas: 1 }],
    ["arrived a day late", arrived(6), { rotas: 1 }],
    ["left in time, its arrival unknown", {}, { sin_entrega: 1 }],
    ["left too late", { enviado_en: noon + days(6) }, { rotas: 1 }],
    ["never left", { enviado_en: null }, { rotas: 1 }],
    ["waits at the workshop", { despacho_modo: "retiro" }, { cumplidas: 1 }],
    ["went back", { estado: "reembolsado", enviado_en: null }, {}],
    ["has until today", { despacho_hasta: "2026-11-28", enviado_en: null }, {}],
    ["was promised before the period", { despacho_hasta: "2026-10-29" }, {}],
    ["was promised nothing", { despacho_hasta: null, enviado_en: null }, {}],
  ])("that %s counts as %j", (_, change, counted) => {
    const none = { cumplidas: 0, rotas: 0, sin_entrega: 0 };
    expect(sumEntregas([{ ...parcel, ...change }], period).promesas).toEqual({
      ...none,
      ...counted,
    });
  });
});
