import { open } from "node:fs/promises";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { EmailSchema } from "#contract/schemas/fields.ts";
import { inTransaction, purgeDeleted } from "../../db/database.ts";
import { OperatorError } from "../../errors.ts";
import { erasePersona, exportPersona } from "../../modules/cuenta/index.ts";
import { type Command, recordCommand } from "./command.ts";

const correo = { name: "correo", schema: EmailSchema };
const file = {
  name: "archivo",
  schema: z.string().check(z.minLength(1, "Falta el nombre del archivo.")),
};
const ownerOnly = 0o600;

/** Refuses a file that is there: it may be another person's. */
async function writeNew(path: string, text: string): Promise<void> {
  const handle = await open(path, "wx", ownerOnly).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    throw new OperatorError(`${path} ya existe: elige otro archivo.`);
  });
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const personasCommands: readonly Command[] = [
  {
    words: "personas exportar",
    summary:
      "Escribe en un archivo todo lo que la tienda guarda de una persona, como en su cuenta.",
    values: [correo, file],
    async run(ctx, [email = "", path = ""]) {
      const whole = resolve(path);
      const { cuenta } = await inTransaction(ctx.db, async (tx) => {
        const found = await exportPersona(tx, { email, now: ctx.clock.now() });
        const datos = { operacion: "getCuenta", sobre_usuario_id: found.usuario_id } as const;
        await recordCommand(tx, ctx, { tipo: "exportacion", datos });
        return found;
      });
      await writeNew(whole, `${JSON.stringify(cuenta, null, 2)}\n`);
      return [
        `Los datos de ${email} están en ${whole}. Entrégalos por un medio seguro y borra el archivo.`,
      ];
    },
  },
  {
    words: "personas borrar",
    summary: "Borra la cuenta y los datos de una persona, como ella misma; no se puede deshacer.",
    values: [correo],
    isConfirmed: true,
    async run(ctx, [email = ""]) {
      const now = ctx.clock.now();
      await inTransaction(ctx.db, async (tx) => {
        const id = await erasePersona(tx, { email, now, config: ctx.config });
        await recordCommand(tx, ctx, { tipo: "borrado", datos: { sobre_usuario_id: id } });
      });
      await purgeDeleted(ctx.db);
      return ["La cuenta y sus datos están borrados; un último correo se lo cuenta a la persona."];
    },
  },
];
