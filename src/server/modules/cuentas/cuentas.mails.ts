import * as z from "zod/mini";
import { inTransaction } from "../../db/database.ts";
import { greetingName, renderMail } from "../../mails/index.ts";
import type { MailTemplate, OutboxContext } from "../../outbox/index.ts";
import { findUsuarioById, type UsuarioRow } from "./cuentas.queries.ts";
import { createVerificacionToken, verificacionLifeHours } from "./verificacion.service.ts";

const DatosSchema = z.object({ usuario_id: z.int() });

/** The mails of this module, by the template's name in the outbox. */
export const cuentasMails = {
  async verificacion({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx, datos, para);
    if (!usuario || usuario.email_verificado_en !== null) return null;
    const { id: usuario_id } = usuario;
    const token = await inTransaction(ctx.db, (tx) =>
      createVerificacionToken(tx, { usuario_id, now: ctx.clock.now() }),
    );
    return renderVerificacion(ctx, usuario, token);
  },

  async cuenta_existente({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx, datos, para);
    return usuario ? renderCuentaExistente(ctx, usuario) : null;
  },
} satisfies Record<string, MailTemplate>;

/** The person, as long as the account is open and still has the address that the mail goes to. */
async function findAddressee(ctx: OutboxContext, datos: unknown, para: string) {
  const { usuario_id } = DatosSchema.parse(datos);
  const usuario = await findUsuarioById(ctx.db, usuario_id);
  return usuario?.activo === 1 && usuario.email === para ? usuario : null;
}

function renderVerificacion({ config }: OutboxContext, { nombre }: UsuarioRow, token: string) {
  const tienda = config.tienda.nombre;
  return renderMail({
    shop: config,
    subject: `Verifica tu correo en ${tienda}`,
    title: "Falta un solo paso",
    preheader: `Confirma tu dirección y tu cuenta en ${tienda} queda lista.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${greet(nombre)} Creaste una cuenta en ${tienda} con este correo. Confírmalo y podrás iniciar sesión.`,
      },
      {
        kind: "button",
        label: "Verificar mi correo",
        path: `/verificar-email?token=${token}`,
      },
      {
        kind: "paragraph",
        text: `El enlace vale por ${verificacionLifeHours} horas. Si pides otro, este deja de servir. Tu contraseña es la que elegiste la primera vez que te registraste.`,
      },
      {
        kind: "note",
        text: "¿No fuiste tú? No hagas clic: sin ese paso la cuenta no se activa.",
      },
    ],
  });
}

function renderCuentaExistente({ config }: OutboxContext, { nombre }: UsuarioRow) {
  const tienda = config.tienda.nombre;
  return renderMail({
    shop: config,
    subject: `Ya tienes una cuenta en ${tienda}`,
    title: "Ya tienes una cuenta",
    preheader: "Alguien intentó registrarse otra vez con tu correo.",
    blocks: [
      {
        kind: "paragraph",
        text: `${greet(nombre)} Alguien intentó crear una cuenta en ${tienda} con este correo, pero ya tienes una. No cambiamos nada: puedes entrar con tu contraseña de siempre.`,
      },
      { kind: "button", label: "Iniciar sesión", path: "/login" },
      { kind: "note", text: "¿No fuiste tú? No tienes que hacer nada: tu cuenta sigue igual." },
    ],
  });
}

function greet(nombre: string): string {
  const name = greetingName(nombre);
  return name === null ? "¡Hola!" : `¡Hola, ${name}!`;
}
