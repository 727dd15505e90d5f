import type { OperationName } from "#contract/routes.ts";
import type { SecurityEventKind, SecurityResult } from "#contract/schemas/seguridad.ts";
import type { DataKindName } from "#contract/values/rights/data-kinds.ts";
import type { CallOrigin } from "../context.ts";

/** A closed list of names, so that no personal data slips in: never an address, a name or free text. */
export type SecurityFacts = {
  operacion?: OperationName;
  /** Why it was refused: one of our own words. */
  motivo?: string;
  /** How somebody got in or proved who they are. */
  via?: "password" | "google" | "correo" | "passkey" | "codigo" | "codigo_recuperacion";
  /** Names of the filters of an export, never what they looked for. */
  filtros?: readonly string[];
  filas?: number;
  /** The account that an administrator acted on. */
  sobre_usuario_id?: number;
  /** The kind of data whose term was over. */
  dato?: DataKindName;
  cantidad?: number;
  correo_id?: number;
  pedido_id?: number;
  intento_id?: number;
  /** Refusals of this kind that were counted and not written since the last row. */
  omitidos?: number;
};

type Call = SecurityEvent["call"] & { session: { usuario_id: number; email: string } | null };

/** Act of a caller on their own account. */
export function accountEvent(tipo: SecurityEventKind, call: Call): SecurityEvent {
  const { session } = call;
  const usuario_id = session?.usuario_id ?? null;
  return { tipo, resultado: "ok", usuario_id, email: session?.email ?? null, call };
}

/** Act of the shop or the command line: no session, no client. `solicitud` names the run. */
export function ownEvent(tipo: SecurityEventKind, solicitud: string): SecurityEvent {
  const call = { origin: { address: "" }, solicitud };
  return { tipo, resultado: "ok", usuario_id: null, email: null, call };
}

type SignIn = { usuario: { id: number; email: string }; via: SecurityFacts["via"] };

/** A sign-in that succeeded. */
export function signInEvent(call: SecurityEvent["call"], { usuario, via }: SignIn): SecurityEvent {
  const { id: usuario_id, email } = usuario;
  return { tipo: "ingreso", resultado: "ok", usuario_id, email, call, datos: { via } };
}

type Export = {
  operacion: OperationName;
  /** Only the names of its filters are kept: a search names a person. */
  query: Readonly<Record<string, unknown>>;
  filas: number;
};

export function exportEvent(call: Call, { operacion, query, filas }: Export): SecurityEvent {
  const filtros = Object.keys(query).filter((name) => query[name] !== undefined);
  return { ...accountEvent("exportacion", call), datos: { operacion, filtros, filas } };
}

export type SecurityEvent = {
  tipo: SecurityEventKind;
  resultado: SecurityResult;
  usuario_id: number | null;
  /** Typed by the caller or known of the account; only its keyed hash is kept. */
  email: string | null;
  /** The input of a handler fits. */
  call: { origin: Pick<CallOrigin, "address">; solicitud: string };
  datos?: SecurityFacts;
};
