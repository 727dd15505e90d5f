import type { ClienteDetalle } from "#contract/schemas/clientes.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import { findClienteEmail, findUsuarioByEmail, selectInvitadosOf } from "../../acceso/index.ts";
import { findMensajeEmail } from "../../contacto/index.ts";
import { hasPedidoIn, undeliveredEstados } from "../../pedidos/index.ts";
import { findPeticionEmail } from "../../privacidad/index.ts";
import { readDatosInvitado } from "../invitado/datos-invitado.service.ts";
import { readKnown } from "../persona.service.ts";
import { readCuenta } from "../read-cuenta.service.ts";
import { clientesMessages as messages } from "./clientes.messages.ts";

/** Parts of the id that `ClienteIdQuerySchema` checks. */
export type ClienteRef = { entidad: "usuario" | "peticion" | "mensaje"; id: number };

export function readClienteRef(text: string): ClienteRef {
  const [, kind, digits] = /^(?:(\w+)-)?(\d+)$/.exec(text) ?? [];
  const id = Number(digits);
  if (kind === undefined) return { entidad: "usuario", id };
  return { entidad: kind === "solicitud" ? "peticion" : "mensaje", id };
}

const finders = {
  usuario: findClienteEmail,
  peticion: findPeticionEmail,
  mensaje: findMensajeEmail,
} satisfies Record<ClienteRef["entidad"], (db: Db, id: number) => Promise<string | undefined>>;

/** Throws 404. */
export async function findEmailOf(db: Db, { entidad, id }: ClienteRef): Promise<string> {
  const email = await finders[entidad](db, id);
  if (email === undefined) throw notFound(messages.notFound);
  return email;
}

/** Throws 404. Changes nothing: pedidos without an account stay where they are, and are shown here. */
export async function readCliente(
  tx: Tx,
  { email, now }: { email: string; now: number },
): Promise<ClienteDetalle> {
  const usuario = await findUsuarioByEmail(tx, email);
  const sinCuenta = usuario ? await readDatosInvitado(tx, email) : await readKnown(tx, email);
  const cuenta = usuario
    ? await readCuenta(tx, { session: { ...usuario, usuario_id: usuario.id }, now })
    : null;
  const own = cuenta ?? sinCuenta;
  const pedidos = [...(cuenta?.pedidos ?? []), ...sinCuenta.pedidos];
  return {
    nombre: usuario?.nombre ?? sinCuenta.pedidos[0]?.nombre ?? "",
    email,
    con_cuenta: cuenta !== null,
    es_admin: usuario?.rol === "admin",
    creado_en: cuenta?.creado_en ?? null,
    pedidos: pedidos
      .map(({ id, numero, estado, despacho, total, creado_en }) => ({
        ...{ id, numero, estado, despacho, total, creado_en },
      }))
      .toSorted((one, other) => other.id - one.id),
    devoluciones: [...(cuenta?.devoluciones ?? []), ...sinCuenta.devoluciones],
    notas: [...(cuenta?.notas ?? []), ...sinCuenta.notas],
    mensajes: own.mensajes,
    peticiones: own.peticiones,
    direcciones: cuenta?.direcciones.length ?? 0,
    opiniones: cuenta?.opiniones.length ?? 0,
    avisos: own.avisos.length,
    motivo: await findMotivo(tx, email),
  };
}

/** Why the person's data must stay for now; null when they can be erased. */
export async function findMotivo(tx: Tx, email: string): Promise<string | null> {
  const usuario = await findUsuarioByEmail(tx, email);
  if (usuario?.rol === "admin") return messages.adminStays;
  const ids = [...(usuario ? [usuario.id] : []), ...(await selectInvitadosOf(tx, email))];
  for (const usuarioId of ids) {
    if (await hasPedidoIn(tx, { usuarioId, estados: undeliveredEstados })) {
      return messages.undelivered;
    }
  }
  return null;
}
