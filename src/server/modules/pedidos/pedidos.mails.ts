import { trackingUrl } from "#contract/values/transportistas.ts";
import { type MailBlock, renderMail } from "../../mails/index.ts";
import { bindTemplates, type OutboxContext } from "../../outbox/index.ts";
import { isInvitado } from "../acceso/index.ts";
import { pedidoButton } from "./pedido-button.ts";
import { pedidoLines, pedidoSteps } from "./pedido-mail-blocks.ts";
import { pedidoNumero } from "./pedido-numero.ts";
import { pedidosCorreos } from "./pedidos.correos.ts";
import { type PedidoRow, selectPedido } from "./pedidos.queries.ts";

export const pedidosMails = bindTemplates(pedidosCorreos, {
  async pedido_en_preparacion({ ctx, datos }) {
    const pedido = await selectPedido(ctx.db, datos.pedido_id);
    if (!pedido) return null;
    const numero = pedidoNumero(pedido.id);
    return renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero} está en preparación`,
      title: "Manos a la obra",
      preheader: "La impresora ya está trabajando para ti.",
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Empezamos a preparar tu pedido ${numero}, capa por capa. Te escribimos de nuevo cuando vaya en camino.`,
        },
        pedidoSteps("en_preparacion"),
        await pedidoLines(ctx.db, pedido),
        await pedidoButton(ctx, pedido),
      ],
    });
  },

  async pedido_enviado({ ctx, datos }) {
    const pedido = await selectPedido(ctx.db, datos.pedido_id);
    if (!pedido) return null;
    const numero = pedidoNumero(pedido.id);
    return renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero} va en camino`,
      title: "Tu pedido va en camino",
      preheader: `Lo lleva ${pedido.transportista}; el seguimiento es ${pedido.seguimiento}.`,
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Recién salido de la impresora: tu pedido ${numero} ya dejó el taller. Con estos datos puedes seguirlo.`,
        },
        pedidoSteps("enviado"),
        envio(pedido),
        await pedidoLines(ctx.db, pedido),
        await pedidoButton(ctx, pedido),
      ],
    });
  },

  async pedido_seguimiento_corregido({ ctx, datos }) {
    const pedido = await selectPedido(ctx.db, datos.pedido_id);
    if (!pedido) return null;
    const numero = pedidoNumero(pedido.id);
    return renderMail({
      shop: ctx.config,
      subject: `Corregimos el seguimiento de tu pedido ${numero}`,
      title: "Corregimos el seguimiento",
      preheader: `Estos son los datos correctos de tu pedido ${numero}.`,
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Los datos de despacho que te enviamos para tu pedido ${numero} no eran los correctos. Estos sí lo son.`,
        },
        envio(pedido),
        await pedidoButton(ctx, pedido),
      ],
    });
  },

  async pedido_entregado({ ctx, datos }) {
    const pedido = await selectPedido(ctx.db, datos.pedido_id);
    if (!pedido) return null;
    const numero = pedidoNumero(pedido.id);
    return renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero} fue entregado: ¿qué te pareció?`,
      title: "¿Qué te pareció?",
      preheader: "Tu opinión ayuda a quienes vienen después.",
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Tu pedido ${numero} fue entregado. Ojalá te guste tanto como a nosotros hacerlo.`,
        },
        pedidoSteps("entregado"),
        ...(await askForOpinion(ctx, pedido)),
        {
          kind: "note",
          text: "Si algo no llegó bien, responde este correo y lo resolvemos.",
        },
      ],
    });
  },
});

/** Opinions need an account: a buyer without one is asked to create it with this address. */
async function askForOpinion(ctx: OutboxContext, pedido: PedidoRow): Promise<MailBlock[]> {
  if (await isInvitado(ctx.db, pedido.usuario_id)) {
    return [
      {
        kind: "paragraph",
        text: "Para dejar tu opinión, crea tu cuenta con este correo: tus pedidos ya estarán ahí.",
      },
      { kind: "button", label: "Crear mi cuenta", path: "/registrar" },
      await pedidoButton(ctx, pedido),
    ];
  }
  return [
    {
      kind: "paragraph",
      text: "Cuéntanos cómo llegó y qué te pareció: bastan unas estrellas y un par de palabras.",
    },
    { kind: "button", label: "Dejar mi opinión", path: "/cuenta/pedidos" },
  ];
}

function envio({ transportista, seguimiento }: PedidoRow): MailBlock {
  const href = trackingUrl(transportista ?? "", seguimiento ?? "");
  return {
    kind: "facts",
    title: "Seguimiento",
    facts: [
      { label: "Transportista", value: transportista ?? "" },
      { label: "Número", value: seguimiento ?? "" },
      ...(href === null ? [] : [{ label: "Dónde va", value: `Ver en ${transportista}`, href }]),
    ],
  };
}
