import { open, rm } from "node:fs/promises";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { EmailSchema } from "#contract/schemas/fields.ts";
import { inTransaction, purgeDeleted } from "../../db/database.ts";
import { OperatorError } from "../../errors.ts";
import { type ExportedPersona, erasePersona, exportPersona } from "../../modules/cuenta/index.ts";
import { type Command, type CommandContext, recordCommand } from "./command.ts";

const correo = { name: "correo", schema: EmailSchema };
const file = {
  name: "archivo",
  schema: z.string().check(z.minLength(1, "Falta el nombre del archivo.")),
};
const ownerOnly = 0o600;

/** When `work` throws, nothing stays. Refuses a file that is there: it may be another person's. */
async function withNewFile(
  path: string,
  work: (write: (text: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const handle = await open(path, "wx", ownerOnly).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    throw new OperatorError(`${path} ya existe: elige otro archivo.`);
  });
  try {
    await work(async (text) => {
      await handle.writeFile(text);
      await handle.sync();
    });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

type Wish = { email: string; path: string };

function exportTo(ctx: CommandContext, { email, path }: Wish): Promise<void> {
  return withNewFile(path, async (write) => {
    const wanted = { email, now: ctx.clock.now() };
    const persona = await inTransaction(ctx.db, (tx) => exportPersona(tx, wanted));
    await write(`${JSON.stringify(persona.datos, null, 2)}\n`);
    // Last: the trail tells what happened, and a file that could not be written is no export.
    const act = { tipo: "exportacion", ...aboutExport(persona, email) } as const;
    await inTransaction(ctx.db, (tx) => recordCommand(tx, ctx, act));
  });
}

/** Without an account: as the person's own link records it, with the number of pedidos and the address. */
function aboutExport({ usuario_id, datos: { pedidos } }: ExportedPersona, email: string) {
  if (usuario_id !== null) {
    return { datos: { operacion: "getCuenta", sobre_usuario_id: usuario_id } } as const;
  }
  return { datos: { operacion: "openDatosInvitado", filas: pedidos.length }, email } as const;
}

export const personasCommands: readonly Command[] = [
  {
    words: "personas exportar",
    summary:
      "Escribe en un archivo todo lo que la tienda guarda de una persona, con cuenta o sin ella.",
    values: [correo, file],
    async run(ctx, [email = "", path = ""]) {
      const whole = resolve(path);
      await exportTo(ctx, { email, path: whole });
      return [
        `Los datos de ${email} están en ${whole}. Entrégalos por un medio seguro y borra el archivo.`,
      ];
    },
  },
  {
    words: "personas borrar",
    summary:
      "Borra los datos de una persona, y su cuenta si la tiene, como ella misma; no se puede deshacer.",
    values: [correo],
    isConfirmed: true,
    async run(ctx, [email = ""]) {
      const now = ctx.clock.now();
      const id = await inTransaction(ctx.db, async (tx) => {
        const erased = await erasePersona(tx, { email, now, config: ctx.config });
        const about =
          erased === null ? { email, datos: {} } : { datos: { sobre_usuario_id: erased } };
        await recordCommand(tx, ctx, { tipo: "borrado", ...about });
        return erased;
      });
      await purgeDeleted(ctx.db);
      return [
        id === null
          ? "No tenía cuenta: sus compras, mensajes y avisos están borrados. Respóndele tú."
          : "La cuenta y sus datos están borrados; un último correo se lo cuenta a la persona.",
      ];
    },
  },
];
