import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type {
  IntentoAdmin,
  PedidoDetalleAdmin,
  ReembolsoDetalle,
} from "#contract/schemas/pedidos-admin.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { intentoNames } from "../../pagos/pagos.copy.ts";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";

export type Moment = {
  key: string;
  /** Epoch milliseconds. */
  at: number;
  kind: "estado" | "intento" | "nota" | "reembolso";
  title: string;
  text: string;
  /** Null for the shop itself. */
  autor: string | null;
  /** On the way to the payment: an attempt, or an estado before it. */
  isOfPago: boolean;
};

/** `shown`: all but how a paid pedido was paid. */
export function foldPago(moments: readonly Moment[]): { shown: Moment[]; folded: Moment[] } {
  const isPaid = moments.some(({ kind, isOfPago }) => kind === "estado" && !isOfPago);
  const isFolded = ({ isOfPago }: Moment) => isPaid && isOfPago;
  return { shown: moments.filter((it) => !isFolded(it)), folded: moments.filter(isFolded) };
}

type History = Pick<
  PedidoDetalleAdmin,
  "despacho" | "eventos" | "notas" | "intentos" | "reembolsos_detalle"
>;

/** The newest first. */
export function mergeTimeline(pedido: History): Moment[] {
  const { eventos, notas, intentos, reembolsos_detalle, despacho } = pedido;
  // In one millisecond causes come before effects.
  const moments: Moment[] = [
    ...intentos.flatMap(endOfIntento),
    ...reembolsos_detalle.flatMap(momentsOfReembolso),
    ...eventos.map(({ id, estado, motivo, autor, creado_en }) => ({
      key: `evento-${id}`,
      at: creado_en,
      kind: "estado" as const,
      title: estadoName({ estado, despacho }),
      text: motivo,
      autor,
      isOfPago: unpaid.includes(estado),
    })),
    ...intentos.map(startOfIntento),
    ...notas.map(({ id, autor, texto, creado_en }) => ({
      key: `nota-${id}`,
      at: creado_en,
      kind: "nota" as const,
      title: copy.notaMoment,
      text: texto,
      autor,
      isOfPago: false,
    })),
  ];
  // Stable sort, then reversed: of one millisecond the later comes first.
  return moments.sort((a, b) => a.at - b.at).reverse();
}

const open: readonly IntentoAdmin["estado"][] = ["creando", "abierto"];
const unpaid: readonly PedidoEstado[] = [
  "pendiente_pago",
  "fallido",
  "cancelado",
  "expirado",
  "en_revision",
];

function startOfIntento({ id, buy_order, creado_en }: IntentoAdmin): Moment {
  return {
    key: `intento-${id}`,
    at: creado_en,
    kind: "intento",
    title: copy.intentoStart,
    text: buy_order,
    autor: null,
    isOfPago: true,
  };
}

function endOfIntento({ id, estado, motivo, actualizado_en }: IntentoAdmin): Moment[] {
  if (open.includes(estado)) return [];
  const title = copy.intentoEnd(intentoNames[estado]);
  const text = motivo ?? "";
  const end = { key: `intento-${id}-fin`, at: actualizado_en, kind: "intento" } as const;
  return [{ ...end, title, text, autor: null, isOfPago: true }];
}

function momentsOfReembolso({ id, ...reembolso }: ReembolsoDetalle): Moment[] {
  const { monto, motivo, autor, creado_en, hecho_en } = reembolso;
  const pesos = formatClp(monto);
  const start = {
    key: `reembolso-${id}`,
    at: creado_en,
    kind: "reembolso" as const,
    title: copy.reembolsoStart(pesos),
    text: motivo,
    autor,
    isOfPago: false,
  };
  if (hecho_en === null) return [start];
  const title = copy.reembolsoEnd(pesos);
  const key = `reembolso-${id}-fin`;
  return [start, { ...start, key, at: hecho_en, title, text: "", autor: null }];
}
