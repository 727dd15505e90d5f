import { trackingUrl } from "#contract/values/despacho/transportistas.ts";
import { isInWorkshop } from "#contract/values/taller/in-workshop.ts";
import { type MailBlock, renderMail } from "../../mails/index.ts";
import { bindTemplates, type OutboxContext } from "../../outbox/index.ts";
import { isInvitado } from "../acceso/index.ts";
import { isHeldBack } from "../privacidad/index.ts";
import { readDireccion } from "./frozen-direccion.ts";
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
      preheader: "Ya lo estamos preparando.",
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Empezamos a preparar tu pedido ${numero}, capa por capa. Te escribimos de nuevo cuando ${isRetiro(pedido) ? "puedas retirarlo" : "vaya en camino"}.`,
        },
        pedidoSteps("en_preparacion", pedido),
        await pedidoLines(ctx.db, pedido),
        await pedidoButton(ctx, pedido),
      ],
    });
  },

  async pedido_revisado({ ctx, datos }) {
    const pedido = await selectPedido(ctx.db, datos.pedido_id);
    // It may have left, or been given back, before this mail could.
    if (!pedido || !isInWorkshop(pedido.estado)) return null;
    const numero = pedidoNumero(pedido.id);
    return renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero} está impreso`,
      title: "Impreso y revisado",
      preheader: "Ya revisamos cada pieza.",
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Imprimimos y revisamos todo lo de tu pedido ${numero}. Te escribimos de nuevo cuando ${isRetiro(pedido) ? "puedas retirarlo" : "vaya en camino"}.`,
        },
        pedidoSteps("en_preparacion", pedido),
        await pedidoLines(ctx.db, pedido),
        await pedidoButton(ctx, pedido),
      ],
    });
  },

  async pedido_enviado({ ctx, datos }) {
    const pedido = await selectPedido(ctx.db, datos.pedido_id);
    if (!pedido) return null;
    const numero = pedidoNumero(pedido.id);
    if (isRetiro(pedido)) return renderReady(ctx, pedido);
    return renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero} va en camino`,
      title: "Tu pedido va en camino",
      preheader: `Lo lleva ${pedido.transportista}; el seguimiento es ${pedido.seguimiento}.`,
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Tu pedido ${numero} ya dejó el taller. Con estos datos puedes seguirlo.`,
        },
        pedidoSteps("enviado", pedido),
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

  async pedido_texto_corregido({ ctx, datos }) {
    const pedido = await selectPedido(ctx.db, datos.pedido_id);
    if (!pedido) return null;
    const numero = pedidoNumero(pedido.id);
    return renderMail({
      shop: ctx.config,
      subject: `Corregimos un texto de tu pedido ${numero}`,
      title: "Corregimos un texto",
      preheader: "Revisa cómo dirá tu pieza.",
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Cambiamos lo que dirá una pieza de tu pedido ${numero}; lo que pagaste no cambia. Así la haremos. Si no es lo que querías, responde este correo cuanto antes.`,
        },
        await pedidoLines(ctx.db, pedido),
        await pedidoButton(ctx, pedido),
      ],
    });
  },

  async pedido_entregado({ ctx, datos }) {
    const pedido = await selectPedido(ctx.db, datos.pedido_id);
    if (!pedido) return null;
    const asksOpinion = !(await isHeldBack(ctx.db, pedido.email));
    return renderMail({
      shop: ctx.config,
      ...(asksOpinion ? askingHead(pedido) : plainHead(pedido)),
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `${hasArrived(pedido)}. Ojalá te guste tanto como a nosotros hacerlo.`,
        },
        pedidoSteps("entregado", pedido),
        ...(asksOpinion ? await askForOpinion(ctx, pedido) : []),
        {
          kind: "note",
          text: "Si algo no llegó bien o te arrepentiste, pídelo en la página de tu pedido: ahí dice hasta cuándo. También puedes responder este correo.",
        },
      ],
    });
  },
});

function isRetiro({ despacho_modo }: PedidoRow): boolean {
  return despacho_modo === "retiro";
}

function hasArrived(pedido: PedidoRow): string {
  const numero = pedidoNumero(pedido.id);
  if (isRetiro(pedido)) return `Retiraste tu pedido ${numero}`;
  return `Tu pedido ${numero} fue entregado`;
}

function askingHead(pedido: PedidoRow) {
  return {
    subject: `${hasArrived(pedido)}: ¿qué te pareció?`,
    title: "¿Qué te pareció?",
    preheader: "Tu opinión ayuda a quienes vienen después.",
  };
}

/** To who objected, or whose data are blocked: what happened, and no question. */
function plainHead(pedido: PedidoRow) {
  const arrived = hasArrived(pedido);
  return { subject: arrived, title: arrived, preheader: "Si algo no llegó bien, escríbenos." };
}

async function renderReady(ctx: OutboxContext, pedido: PedidoRow) {
  const numero = pedidoNumero(pedido.id);
  const { calle_numero, nota } = readDireccion(pedido);
  return renderMail({
    shop: ctx.config,
    subject: `Tu pedido ${numero} está listo para retiro`,
    title: "Listo para retiro",
    preheader: `Te espera en ${calle_numero}.`,
    nombre: pedido.nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `Tu pedido ${numero} está listo: puedes venir a buscarlo al taller. Di el número del pedido al llegar.`,
      },
      pedidoSteps("enviado", pedido),
      {
        kind: "facts",
        title: "Dónde y cuándo",
        facts: [
          { label: "Taller", value: calle_numero },
          { label: "Horario", value: nota },
        ],
      },
      await pedidoLines(ctx.db, pedido),
      await pedidoButton(ctx, pedido),
    ],
  });
}

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
