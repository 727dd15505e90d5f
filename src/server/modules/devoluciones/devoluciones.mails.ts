import { formatClp } from "#contract/values/pago/clp.ts";
import { describePieza } from "#contract/values/producto/describe-pieza.ts";
import { montoOf } from "#contract/values/producto/units-left.ts";
import { devolucionNames, solucionNames } from "#contract/values/rights/devolucion-names.ts";
import type { Db } from "../../db/database.ts";
import { type MailBlock, renderMail } from "../../mails/index.ts";
import { bindTemplates } from "../../outbox/index.ts";
import { shopInbox } from "../contacto/index.ts";
import { pedidoButton, pedidoNumero, readPedido, selectPedido } from "../pedidos/index.ts";
import { devolucionesCorreos } from "./devoluciones.correos.ts";
import { selectDevolucion } from "./devoluciones.queries.ts";
import type { DevolucionConLineas } from "./open-units.ts";
import { withLineas } from "./read-devoluciones.service.ts";

export const devolucionesMails = bindTemplates(devolucionesCorreos, {
  async devolucion_pedida({ ctx, datos }) {
    const facts = await findFacts(ctx.db, datos.devolucion_id);
    if (!facts) return null;
    const { pedido, name, numero } = facts;
    return renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero}: recibimos tu solicitud de ${name.toLowerCase()}`,
      title: "Recibimos tu solicitud",
      preheader: "La revisamos y te respondemos por correo.",
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Tu solicitud de ${name.toLowerCase()} del pedido ${numero} tiene el número ${datos.devolucion_id}. La revisamos y te respondemos por correo; en la página de tu pedido ves cómo va.`,
        },
        ...whatWasAsked(facts),
        await pedidoButton(ctx, pedido),
      ],
    });
  },

  async devolucion_nueva({ ctx, datos }) {
    const facts = await findFacts(ctx.db, datos.devolucion_id);
    if (facts?.devolucion.estado !== "pedida") return null;
    const { name, numero } = facts;
    return renderMail({
      shop: ctx.config,
      subject: `${name} del pedido ${numero}: hay que responder`,
      title: `Nueva solicitud de ${name.toLowerCase()}`,
      preheader: `Del pedido ${numero}.`,
      blocks: [
        {
          kind: "paragraph",
          text: `Tu cliente del pedido ${numero} pide ${facts.wish}.`,
        },
        ...whatWasAsked(facts),
        { kind: "button", label: "Ver la solicitud", path: "/admin/devoluciones" },
      ],
    });
  },

  async devolucion_aceptada({ ctx, datos }) {
    const facts = await findFacts(ctx.db, datos.devolucion_id);
    if (!facts) return null;
    const { pedido, name, numero } = facts;
    const mail = renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero}: aceptamos tu solicitud de ${name.toLowerCase()}`,
      title: "Aceptamos tu solicitud",
      preheader: acceptedText(facts),
      nombre: pedido.nombre,
      blocks: [
        { kind: "paragraph", text: acceptedText(facts) },
        ...answerOf(facts.devolucion),
        ...whatWasAsked(facts),
        await pedidoButton(ctx, pedido),
      ],
    });
    return { ...mail, replyTo: shopInbox(ctx.config) };
  },

  async devolucion_rechazada({ ctx, datos }) {
    const facts = await findFacts(ctx.db, datos.devolucion_id);
    if (!facts) return null;
    const { pedido, name, numero } = facts;
    const mail = renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero}: respondimos tu solicitud de ${name.toLowerCase()}`,
      title: "No podemos aceptar tu solicitud",
      preheader: `Te contamos por qué no aceptamos la solicitud de tu pedido ${numero}.`,
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `No aceptamos tu solicitud número ${datos.devolucion_id} del pedido ${numero}. Esta es la razón:`,
        },
        ...answerOf(facts.devolucion),
        {
          kind: "paragraph",
          text: "Si no estás de acuerdo, responde este correo. También puedes reclamar ante el Servicio Nacional del Consumidor (SERNAC).",
        },
        ...whatWasAsked(facts),
        await pedidoButton(ctx, pedido),
      ],
    });
    return { ...mail, replyTo: shopInbox(ctx.config) };
  },

  async devolucion_recibida({ ctx, datos }) {
    const facts = await findFacts(ctx.db, datos.devolucion_id);
    if (!facts) return null;
    const { pedido, numero } = facts;
    return renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero}: llegó lo que nos enviaste`,
      title: "Llegó al taller",
      preheader: `Recibimos lo que nos enviaste del pedido ${numero}.`,
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Recibimos lo que nos enviaste por tu solicitud número ${datos.devolucion_id} del pedido ${numero}.`,
        },
        linesOf(facts),
        await pedidoButton(ctx, pedido),
      ],
    });
  },

  async devolucion_resuelta({ ctx, datos }) {
    const facts = await findFacts(ctx.db, datos.devolucion_id);
    if (!facts) return null;
    const { pedido, numero, devolucion } = facts;
    const what = devolucion.solucion === "cambio" ? "la pieza nueva" : "tu pieza reparada";
    return renderMail({
      shop: ctx.config,
      subject: `Tu pedido ${numero}: va ${what}`,
      title: "Tu garantía quedó resuelta",
      preheader: `Te enviamos ${what}.`,
      nombre: pedido.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Te enviamos ${what} de tu pedido ${numero}. Con eso tu solicitud número ${datos.devolucion_id} queda resuelta; si algo no está bien, responde este correo.`,
        },
        linesOf(facts),
        await pedidoButton(ctx, pedido),
      ],
    });
  },
});

async function findFacts(db: Db, id: number) {
  const row = await selectDevolucion(db, id);
  const pedido = row && (await selectPedido(db, row.pedido_id));
  const [devolucion] = row ? await withLineas(db, [row]) : [];
  if (!pedido || !devolucion) return null;
  const shown = await readPedido(db, pedido);
  const { tipo, solucion } = devolucion;
  const name = devolucionNames[tipo];
  return {
    pedido,
    shown,
    devolucion,
    name,
    numero: pedidoNumero(pedido.id),
    wish: tipo === "retracto" ? "el retracto" : `la garantía: ${solucionNames[solucion]}`,
  };
}

type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

function linesOf({ shown, devolucion }: Facts): MailBlock {
  const lines = devolucion.lineas.flatMap(({ detalle_id, cantidad }) => {
    const line = shown.detalles.find(({ id }) => id === detalle_id);
    if (!line) return [];
    return [{ nombre: describePieza(line), cantidad, precio_unitario: line.precio_unitario }];
  });
  return { kind: "lines", lines, totals: totalsOf({ shown, devolucion }) };
}

/** Money that goes back, only once or while it is known. */
function totalsOf({ shown, devolucion }: Pick<Facts, "shown" | "devolucion">) {
  const reembolso = shown.reembolsos.find(({ id }) => id === devolucion.reembolso_id);
  if (reembolso) return [{ label: "Total por devolver", monto: reembolso.monto }];
  if (devolucion.estado !== "pedida" || devolucion.solucion !== "dinero") return [];
  const wanted = montoOf(shown, devolucion.lineas);
  return wanted ? [{ label: "Si la aceptamos, te devolvemos", monto: wanted.monto }] : [];
}

function whatWasAsked(facts: Facts): MailBlock[] {
  const { detalle, tipo, solucion } = facts.devolucion;
  return [
    ...(tipo === "falla"
      ? [{ kind: "note" as const, text: `Se pide: ${solucionNames[solucion]}.` }]
      : []),
    linesOf(facts),
    ...(detalle === "" ? [] : [{ kind: "quote" as const, text: detalle }]),
  ];
}

function answerOf({ respuesta }: DevolucionConLineas): MailBlock[] {
  return respuesta === "" ? [] : [{ kind: "quote", text: respuesta }];
}

function acceptedText({ devolucion, numero, shown }: Facts): string {
  const { solucion, reembolso_id } = devolucion;
  if (solucion === "cambio")
    return `Aceptamos la garantía de tu pedido ${numero}: te cambiamos la pieza por una nueva.`;
  if (solucion === "reparacion")
    return `Aceptamos la garantía de tu pedido ${numero}: reparamos la pieza.`;
  const monto = shown.reembolsos.find(({ id }) => id === reembolso_id)?.monto ?? 0;
  return `Aceptamos tu solicitud del pedido ${numero} y devolvemos ${formatClp(monto)}. Te escribimos de nuevo cuando el dinero esté de vuelta.`;
}
