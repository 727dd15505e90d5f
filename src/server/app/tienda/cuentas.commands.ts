import { EmailSchema } from "#contract/schemas/fields.ts";
import { inTransaction } from "../../db/database.ts";
import {
  addAdmin,
  endSesionesOf,
  findUsuario,
  inviteAdmin,
  readEquipo,
  removeAdmin,
  setActivo,
  takeFactorsAway,
} from "../../modules/acceso/index.ts";
import { type Command, type CommandContext, recordCommand } from "./command.ts";

const correo = { name: "correo", schema: EmailSchema };

/** Throws 404. */
async function idOf({ db, clock }: CommandContext, email: string): Promise<number> {
  return (await findUsuario(db, { email, now: clock.now() })).id;
}

export const cuentasCommands: readonly Command[] = [
  {
    words: "administradores",
    summary: "Quiénes administran la tienda, y las invitaciones por aceptar.",
    values: [],
    async run({ db, clock }) {
      const { administradores, invitaciones } = await readEquipo(db, clock.now());
      return [
        ...administradores.map(({ nombre, email }) => `${email}  ${nombre}`),
        ...invitaciones.map(({ email }) => `${email}  (por aceptar)`),
      ];
    },
  },
  {
    words: "administradores invitar",
    summary: "Envía por correo una invitación a administrar.",
    values: [correo],
    async run(ctx, [email = ""]) {
      await inTransaction(ctx.db, async (tx) => {
        await inviteAdmin(tx, { email, invitada_por: null, now: ctx.clock.now() });
        await recordCommand(tx, ctx, { tipo: "admin_invitado", datos: {} });
      });
      return [`La invitación a ${email} sale con los correos de la tienda.`];
    },
  },
  {
    words: "administradores agregar",
    summary: "Hace administrar a quien ya tiene una cuenta.",
    values: [correo],
    async run(ctx, [email = ""]) {
      await inTransaction(ctx.db, async (tx) => {
        const id = await addAdmin(tx, { email, now: ctx.clock.now() });
        await recordCommand(tx, ctx, { tipo: "admin_aceptado", datos: { sobre_usuario_id: id } });
      });
      return [`${email} administra la tienda desde su próximo ingreso.`];
    },
  },
  {
    words: "administradores quitar",
    summary: "Quita a una persona de la administración; sigue siendo cliente.",
    values: [correo],
    async run(ctx, [email = ""]) {
      const usuario_id = await idOf(ctx, email);
      await inTransaction(ctx.db, async (tx) => {
        await removeAdmin(tx, { usuario_id, by: null, now: ctx.clock.now() });
        const datos = { sobre_usuario_id: usuario_id };
        await recordCommand(tx, ctx, { tipo: "admin_quitado", datos });
      });
      return [`${email} ya no administra la tienda.`];
    },
  },
  {
    words: "segundo-factor quitar",
    summary: "Quita el segundo factor de quien lo perdió, y le avisa por correo.",
    values: [correo],
    async run(ctx, [email = ""]) {
      const usuario_id = await idOf(ctx, email);
      await inTransaction(ctx.db, async (tx) => {
        await takeFactorsAway(tx, { usuario_id, email, by: null, now: ctx.clock.now() });
        const datos = { sobre_usuario_id: usuario_id };
        await recordCommand(tx, ctx, { tipo: "segundo_factor_quitado", datos });
      });
      return [`${email} ingresa con su contraseña, y configura otro segundo factor.`];
    },
  },
  {
    words: "sesiones cerrar",
    summary: "Cierra todas las sesiones de una cuenta.",
    values: [correo],
    async run(ctx, [email = ""]) {
      const usuario_id = await idOf(ctx, email);
      const cantidad = await inTransaction(ctx.db, async (tx) => {
        const ended = await endSesionesOf(tx, { usuario_id, now: ctx.clock.now() });
        const datos = { sobre_usuario_id: usuario_id, cantidad: ended };
        await recordCommand(tx, ctx, { tipo: "sesion_cerrada", datos });
        return ended;
      });
      return [`Sesiones cerradas de ${email}: ${cantidad}.`];
    },
  },
  ...([false, true] as const).map(
    (activo): Command => ({
      words: activo ? "cuentas activar" : "cuentas desactivar",
      summary: activo
        ? "Deja ingresar otra vez a una cuenta desactivada."
        : "Impide ingresar a una cuenta de cliente y cierra sus sesiones.",
      values: [correo],
      async run(ctx, [email = ""]) {
        const usuario_id = await idOf(ctx, email);
        await inTransaction(ctx.db, async (tx) => {
          if (!(await setActivo(tx, { usuario_id, activo }))) return;
          const tipo = activo ? "cuenta_activada" : "cuenta_desactivada";
          await recordCommand(tx, ctx, { tipo, datos: { sobre_usuario_id: usuario_id } });
        });
        return [activo ? `${email} puede ingresar.` : `${email} no puede ingresar.`];
      },
    }),
  ),
];
