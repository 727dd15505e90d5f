import * as z from "zod/mini";
import { isRowId } from "#contract/values/row-id.ts";
import { inTransaction } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import {
  type CorreoRow,
  resumeParked,
  selectCorreo,
  selectParkedCorreos,
  selectWaitingCorreos,
  sendAgain,
} from "../../outbox/index.ts";
import { chileMinute } from "../../time/chile-time.ts";
import { type Command, type CommandContext, recordCommand } from "./command.ts";

/** Longest list; a longer one has one cause. */
const maxListed = 200;
const wrongNumber = "El número del correo no es válido.";
const numero = {
  name: "numero",
  schema: z.string().check(z.refine(isRowId, wrongNumber)),
};
const numeroOrAll = {
  name: "numero|todos",
  schema: z.string().check(z.refine((it) => it === "todos" || isRowId(it), wrongNumber)),
};

/** Enough to know whose it is when one knows whom to look for. */
function maskAddress(para: string): string {
  const [name = "", domain] = para.split("@");
  return domain === undefined ? "(cuenta borrada)" : `${name.slice(0, 1)}…@${domain}`;
}

function describeUnsent({ id, plantilla, para, creado_en, intentos, error }: CorreoRow): string {
  const why = error === null ? "" : `  ${error}`;
  const facts = [id, plantilla, maskAddress(para), chileMinute(creado_en), `${intentos} intentos`];
  return `  ${facts.join("  ")}${why}`;
}

async function sendAllAgain(ctx: CommandContext): Promise<string[]> {
  const cantidad = await inTransaction(ctx.db, async (tx) => {
    const queued = await resumeParked(tx, { id: null, now: ctx.clock.now() });
    if (queued > 0)
      await recordCommand(tx, ctx, { tipo: "correo_reenviado", datos: { cantidad: queued } });
    return queued;
  });
  return [`Correos que salen de nuevo: ${cantidad}.`];
}

export const correosCommands: readonly Command[] = [
  {
    words: "correos",
    summary: "Los correos detenidos y los que esperan salir: cuál, desde cuándo y por qué.",
    values: [],
    async run({ db }) {
      const parked = await selectParkedCorreos(db, maxListed);
      const waiting = await selectWaitingCorreos(db, maxListed);
      return [
        `Detenidos: ${parked.length}.`,
        ...parked.map(describeUnsent),
        `Por salir: ${waiting.length}.`,
        ...waiting.map(
          (correo) => `${describeUnsent(correo)}  (sale ${chileMinute(correo.proximo_en)})`,
        ),
      ];
    },
  },
  {
    words: "correos ver",
    summary: "Todo lo que se sabe de un correo, con su dirección.",
    values: [numero],
    async run({ db }, [id]) {
      const correo = await selectCorreo(db, Number(id));
      if (!correo) throw notFound("No hay un correo con ese número.");
      const { plantilla, para, datos, estado, intentos, error, proximo_en } = correo;
      const { creado_en, enviado_en } = correo;
      return [
        `Correo ${correo.id}: ${plantilla}`,
        `Para: ${para}`,
        `Estado: ${estado}, ${intentos} intentos`,
        `Pedido: ${chileMinute(creado_en)}`,
        ...(estado === "pendiente" ? [`Sale: ${chileMinute(proximo_en)}`] : []),
        ...(enviado_en === null ? [] : [`Salió: ${chileMinute(enviado_en)}`]),
        ...(error === null ? [] : [`Último error: ${error}`]),
        `Datos: ${datos}`,
      ];
    },
  },
  {
    words: "correos reenviar",
    summary: "Envía de nuevo un correo detenido, o todos; uno que espera sale ahora.",
    values: [numeroOrAll],
    async run(ctx, [wanted = ""]) {
      if (wanted === "todos") return sendAllAgain(ctx);
      const id = Number(wanted);
      await inTransaction(ctx.db, async (tx) => {
        await sendAgain(tx, { id, now: ctx.clock.now() });
        await recordCommand(tx, ctx, { tipo: "correo_reenviado", datos: { correo_id: id } });
      });
      return [`El correo ${id} sale con los correos de la tienda.`];
    },
  },
];
