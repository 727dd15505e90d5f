import * as z from "zod/mini";
import { greetingName, type MailBlock, renderMail } from "../../mails/index.ts";
import type { MailTemplate, OutboxContext } from "../../outbox/index.ts";
import { pedidoNumero } from "./pedido-numero.ts";
import { type PedidoRow, selectDetalles, selectPedido } from "./pedidos.queries.ts";

const DatosSchema = z.object({ pedido_id: z.int() });
const pedidosButton: MailBlock = {
  kind: "button",
  label: "Ver mi pedido",
  path: "/cuenta/pedidos",
};

/** The mails that follow a pedido on its way, by the template's name in the outbox. */
export const pedidosMails = {
  async pedido_en_preparacion({ ctx, datos }) {
    const pedido = await findPedido(ctx, datos);
    if (!pedido) return null;
    const numero = pedidoNumero(pedido.id);
    return renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero} está en preparación`,
      title: "Manos a la obra",
      preheader: `Empezamos a preparar tu pedido ${numero}.`,
      blocks: [
        {
          kind: "paragraph",
          text: `${greet(pedido.nombre)} empezamos a preparar tu pedido ${numero}. Te escribiremos de nuevo cuando vaya en camino.`,
        },
        await lineas(ctx, pedido),
        pedidosButton,
      ],
    });
  },

  async pedido_enviado({ ctx, datos }) {
    const pedido = await findPedido(ctx, datos);
    if (!pedido) return null;
    const numero = pedidoNumero(pedido.id);
    return renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero} va en camino`,
      title: "Tu pedido va en camino",
      preheader: `${pedido.transportista} lleva tu pedido ${numero}.`,
      blocks: [
        {
          kind: "paragraph",
          text: `${greet(pedido.nombre)} tu pedido ${numero} ya salió del taller. Con estos datos puedes seguirlo:`,
        },
        envio(pedido),
        await lineas(ctx, pedido),
        pedidosButton,
      ],
    });
  },

  async pedido_seguimiento_corregido({ ctx, datos }) {
    const pedido = await findPedido(ctx, datos);
    if (!pedido) return null;
    const numero = pedidoNumero(pedido.id);
    return renderMail({
      shop: ctx.config,
      subject: `Corregimos el seguimiento de tu pedido ${numero}`,
      title: "Corregimos el seguimiento",
      preheader: `Estos son los datos correctos de tu pedido ${numero}.`,
      blocks: [
        {
          kind: "paragraph",
          text: `${greet(pedido.nombre)} los datos de despacho que te enviamos para tu pedido ${numero} no eran los correctos. Estos sí lo son:`,
        },
        envio(pedido),
        pedidosButton,
      ],
    });
  },

  async pedido_entregado({ ctx, datos }) {
    const pedido = await findPedido(ctx, datos);
    if (!pedido) return null;
    const numero = pedidoNumero(pedido.id);
    return renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero} fue entregado: ¿qué te pareció?`,
      title: "¿Qué te pareció?",
      preheader: "Tu opinión ayuda a quienes vienen después.",
      blocks: [
        {
          kind: "paragraph",
          text: `${greet(pedido.nombre)} tu pedido ${numero} fue entregado. Esperamos que te guste tanto como a nosotros hacerlo.`,
        },
        {
          kind: "paragraph",
          text: "Cuéntanos cómo te llegó y qué te parecieron tus piezas: bastan unas estrellas y un par de palabras.",
        },
        { kind: "button", label: "Dejar mi opinión", path: "/cuenta/pedidos" },
        {
          kind: "note",
          text: "Si algo no llegó bien, responde este correo y lo resolvemos.",
        },
      ],
    });
  },
} satisfies Record<string, MailTemplate>;

function findPedido({ db }: OutboxContext, datos: Record<string, unknown>) {
  return selectPedido(db, DatosSchema.parse(datos).pedido_id);
}

function envio({ transportista, seguimiento }: PedidoRow): MailBlock {
  return {
    kind: "facts",
    facts: [
      { label: "Transportista", value: transportista ?? "" },
      { label: "Número de seguimiento", value: seguimiento ?? "" },
    ],
  };
}

async function lineas({ db }: OutboxContext, { id, total }: PedidoRow): Promise<MailBlock> {
  const detalles = await selectDetalles(db, [id]);
  return {
    kind: "lines",
    lines: detalles.map(({ nombre_producto, cantidad, precio_unitario }) => ({
      nombre: nombre_producto,
      cantidad,
      precio_unitario,
    })),
    totals: [{ label: "Total pagado (IVA incluido)", monto: total }],
  };
}

function greet(nombre: string): string {
  const name = greetingName(nombre);
  return name === null ? "Hola:" : `Hola, ${name}:`;
}
