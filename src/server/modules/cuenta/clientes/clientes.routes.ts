import { errorMessages } from "#contract/error-messages.ts";
import { routes } from "#contract/routes.ts";
import {
  type Act,
  accountEvent,
  actorOf,
  exportEvent,
  recordAct,
  recordSecurityEvent,
  type SecurityEvent,
} from "../../../audit/index.ts";
import type { AppContext, Session } from "../../../context.ts";
import { inTransaction, purgeDeleted, type Tx } from "../../../db/database.ts";
import { AppError, conflict } from "../../../errors.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { pageHeaders } from "../../../http/api/list-headers.ts";
import { cuentaMessages } from "../cuenta.messages.ts";
import { erasePersona, exportPersona } from "../persona.service.ts";
import { clientesMessages as messages } from "./clientes.messages.ts";
import { listClientes } from "./list-clientes.service.ts";
import {
  type ClienteRef,
  findEmailOf,
  findMotivo,
  readCliente,
  readClienteRef,
} from "./read-cliente.service.ts";

export const clientesRoutes: Handlers<
  "listClientes" | "getCliente" | "exportCliente" | "deleteCliente"
> = {
  async listClientes({ ctx, query }) {
    const { clientes, total } = await listClientes(ctx.db, query);
    const { path } = routes.listClientes;
    return { answer: clientes, headers: pageHeaders({ path, query, total }) };
  },

  async getCliente({ ctx, query }) {
    const now = ctx.clock.now();
    const answer = await inTransaction(ctx.db, async (tx) => {
      const email = await findEmailOf(tx, readClienteRef(query.id));
      return readCliente(tx, { email, now });
    });
    return { answer };
  },

  async exportCliente(input) {
    const { ctx, query } = input;
    const ref = readClienteRef(query.id);
    const answer = await inTransaction(ctx.db, async (tx) => {
      const email = await findEmailOf(tx, ref);
      const { usuario_id, datos } = await exportPersona(tx, { email, now: ctx.clock.now() });
      const facts = { operacion: "exportCliente", query: {}, filas: datos.pedidos.length } as const;
      const about = { ref, email, usuario_id, accion: messages.acts.exported };
      const change = { antes: null, despues: { pedidos: datos.pedidos.length } };
      await record(tx, input, { ...about, ...change, event: exportEvent(input, facts) });
      return datos;
    });
    return { answer };
  },

  async deleteCliente(input) {
    const { ctx, query, body } = input;
    const ref = readClienteRef(query.id);
    const usuario_id = await inTransaction(ctx.db, async (tx) => {
      const email = await findEmailOf(tx, ref);
      if (body.correo !== email) throw correoDiffers();
      const motivo = await findMotivo(tx, email);
      if (motivo !== null) throw conflict(motivo);
      const person = { email, now: ctx.clock.now(), config: ctx.config };
      const erased = await erasePersona(tx, person).catch(tellOwner);
      const about = { ref, email, usuario_id: erased, accion: messages.acts.erased };
      const change = { antes: { con_cuenta: erased !== null }, despues: null };
      await record(tx, input, { ...about, ...change, event: accountEvent("borrado", input) });
      return erased;
    });
    await purgeDeleted(ctx.db);
    const mensaje = usuario_id === null ? messages.erasedInvitado : messages.erasedCuenta;
    return { answer: { mensaje } };
  },
};

/** Refusals of an erasure speak to the person. */
const forOwner = new Map<string, string>([
  [errorMessages.paymentInProgress, messages.paying],
  [cuentaMessages.undelivered, messages.undelivered],
  [cuentaMessages.invitadoUndelivered, messages.undelivered],
]);

function tellOwner(error: unknown): never {
  const told = error instanceof AppError ? forOwner.get(error.message) : undefined;
  throw told === undefined ? error : conflict(told);
}

function correoDiffers(): AppError {
  const message = messages.correoDiffers;
  return new AppError({ status: 422, message, campos: { correo: message } });
}

type Call = { ctx: AppContext; session: Session; solicitud: string };

type About = {
  ref: ClienteRef;
  email: string;
  /** Null without an account. */
  usuario_id: number | null;
  event: SecurityEvent;
} & Pick<Act, "accion" | "antes" | "despues">;

/** In both trails, without an address: that of a person without an account as its keyed hash. */
async function record(
  tx: Tx,
  { ctx, session, solicitud }: Call,
  { ref, email, usuario_id, event, ...act }: About,
): Promise<void> {
  const about = usuario_id === null ? ref : ({ entidad: "usuario", id: usuario_id } as const);
  await recordAct(tx, {
    actor: actorOf({ session, solicitud }),
    ...act,
    entidad: about.entidad,
    entidad_id: about.id,
    now: ctx.clock.now(),
  });
  await recordSecurityEvent(tx, ctx, {
    ...event,
    ...(usuario_id === null && { email }),
    datos: { ...event.datos, ...(usuario_id !== null && { sobre_usuario_id: usuario_id }) },
  });
}
