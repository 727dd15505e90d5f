import type { Cifras, Printed } from "#contract/schemas/cifras.ts";
import { fallaMotivos } from "#contract/schemas/taller.ts";
import { chileDate } from "../../../time/chile-time.ts";
import { days } from "../../../time/clock.ts";
import type { EntregaRow } from "../../pedidos/index.ts";
import type { Impresion } from "./impresiones.service.ts";

type Sum = Pick<Cifras, "impresiones" | "por_dia" | "productos" | "colores" | "motivos">;

/** Adds prints batch by batch; `dias` are those that are shown. */
export function createSum(dias: readonly string[]) {
  const impresiones = { buenas: 0, fallidas: 0, minutos: 0 };
  const por_dia = new Map(dias.map((fecha) => [fecha, { fecha, buenas: 0, fallidas: 0 }]));
  const productos = new Map<number, Sum["productos"][number]>();
  const colores = new Map<string, Sum["colores"][number]>();
  const motivos = new Map(fallaMotivos.map((motivo) => [motivo, { motivo, fallidas: 0 }]));

  function add({ movido_en, producto_id, nombre, minutos, motivo, ...it }: Impresion): void {
    const none = { buenas: 0, fallidas: 0 };
    const producto = productos.get(producto_id) ?? { producto_id, nombre, ...none };
    productos.set(producto_id, producto);
    const used = it.colores.map(({ clave, gramos, ...color }) => {
      const own = colores.get(clave) ?? { ...color, gramos: 0, ...none };
      own.gramos += gramos;
      colores.set(clave, own);
      return own;
    });
    const day = por_dia.get(chileDate(movido_en));
    for (const counted of [impresiones, producto, ...used, ...(day ? [day] : [])]) {
      if (motivo === null) counted.buenas += 1;
      else counted.fallidas += 1;
    }
    impresiones.minutos += minutos;
    const why = motivo && motivos.get(motivo);
    if (why) why.fallidas += 1;
  }

  return {
    add,
    sum: (): Sum => ({
      impresiones,
      por_dia: [...por_dia.values()],
      productos: [...productos.values()].toSorted(worstFirst),
      colores: [...colores.values()].toSorted(worstFirst),
      motivos: [...motivos.values()]
        .filter(({ fallidas }) => fallidas > 0)
        .toSorted((a, b) => b.fallidas - a.fallidas),
    }),
  };
}

type Named = Printed & { nombre: string };

function worstFirst(a: Named, b: Named): number {
  return b.fallidas - a.fallidas || b.buenas - a.buenas || a.nombre.localeCompare(b.nombre, "es");
}

type Period = { desde: string; hasta: string };

/** Counts pedidos that were sent in the period, and promises whose last day lies in it and has passed. */
export function sumEntregas(
  rows: readonly EntregaRow[],
  { desde, hasta }: Period,
): Pick<Cifras, "dias_de_envio" | "promesas"> {
  const byDias = new Map<number, number>();
  const promesas = { cumplidas: 0, rotas: 0, sin_entrega: 0 };
  for (const row of rows) {
    const sent = dateOf(row.enviado_en);
    if (sent !== null && sent >= desde) {
      const dias = daysBetween(chileDate(row.pagado_en), sent);
      byDias.set(dias, (byDias.get(dias) ?? 0) + 1);
    }
    const promised = row.despacho_hasta;
    if (promised === null || promised < desde || promised >= hasta) continue;
    if (row.estado !== "reembolsado") promesas[keptOf(row, promised)] += 1;
  }
  const dias_de_envio = [...byDias]
    .map(([dias, pedidos]) => ({ dias, pedidos }))
    .toSorted((a, b) => a.dias - b.dias);
  return { dias_de_envio, promesas };
}

/** A pedido that waits at the workshop has arrived. */
function keptOf(row: EntregaRow, promised: string): keyof Cifras["promesas"] {
  const sent = dateOf(row.enviado_en);
  const arrived = dateOf(row.entregado_en) ?? (row.despacho_modo === "retiro" ? sent : null);
  if (arrived !== null) return arrived <= promised ? "cumplidas" : "rotas";
  return sent !== null && sent <= promised ? "sin_entrega" : "rotas";
}

function dateOf(epochMs: number | null): string | null {
  return epochMs === null ? null : chileDate(epochMs);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / days(1));
}
