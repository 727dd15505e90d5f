import { minutes } from "#server/time/clock.ts";

export type Operacion = "create" | "commit" | "status" | "refund";

export type ModelProvider = {
  /** Answers to lose, and whether the calls take effect. */
  fallas: Partial<Record<Operacion, { veces: number; takesEffect: boolean }>>;
  /** Consecutive calls without an answer. */
  silent: number;
};

export type Transaccion = {
  estado:
    | "created"
    | "open"
    | "dead"
    | "approved"
    | "rejected"
    | "charged"
    | "refused"
    | "given back";
  createdAt: number;
  openedAt: number | null;
  resolvedAt: number | null;
  chargedAt: number | null;
  /** In pesos. */
  returned: number;
};

type World = {
  now: number;
  provider: ModelProvider;
  intentos: { transaccion: Transaccion | null }[];
};

export type Action = "open" | "aprobar" | "rechazar" | "anular" | "expirar";

const openMs = minutes(5);
const formMs = minutes(10);
const commitMs = minutes(10);
const maxSilent = 3;

export function ageTransacciones(model: World): void {
  for (const { transaccion } of model.intentos) {
    if (!transaccion) continue;
    const { estado, createdAt, openedAt, resolvedAt } = transaccion;
    const isLate =
      (estado === "created" && model.now > createdAt + openMs) ||
      (estado === "open" && model.now > (openedAt ?? 0) + formMs) ||
      (isResolved(transaccion) && model.now > (resolvedAt ?? 0) + commitMs);
    if (isLate) transaccion.estado = "dead";
  }
}

function isResolved({ estado }: Transaccion): boolean {
  return estado === "approved" || estado === "rejected";
}

export function act(model: World, transaccion: Transaccion, accion: Action): boolean {
  if (transaccion.estado !== "created" && transaccion.estado !== "open") return false;
  if (accion === "open") {
    if (transaccion.estado === "open") return false;
    Object.assign(transaccion, { estado: "open", openedAt: model.now });
  } else if (accion === "aprobar" || accion === "rechazar") {
    const estado = accion === "aprobar" ? "approved" : "rejected";
    Object.assign(transaccion, { estado, resolvedAt: model.now });
  } else transaccion.estado = "dead";
  return true;
}

/** The answer, or null when it was lost. */
export function call<T>(model: World, operacion: Operacion, effect: () => T): T | null {
  const { provider } = model;
  const falla = provider.fallas[operacion];
  if (!falla) {
    provider.silent = 0;
    return effect();
  }
  falla.veces -= 1;
  if (falla.veces === 0) delete provider.fallas[operacion];
  provider.silent += 1;
  if (falla.takesEffect) effect();
  return null;
}

export function isAway({ provider }: World): boolean {
  return provider.silent >= maxSilent;
}

/** An unavailable provider is probed first. */
export function isBack(model: World): boolean {
  return !isAway(model) || call(model, "status", () => true) !== null;
}

export type Status = "unpaid" | "paid, not confirmed" | "charged" | "refused" | "given back";

export function status(model: World, transaccion: Transaccion): Status | null {
  return call(model, "status", () => {
    const { estado, resolvedAt } = transaccion;
    if (estado === "charged" || estado === "refused" || estado === "given back") return estado;
    return resolvedAt === null ? "unpaid" : "paid, not confirmed";
  });
}

/** `too early` and `too late` charge nothing. */
export type Committed = "charged" | "refused" | "given back" | "too early" | "too late";

export function commit(model: World, transaccion: Transaccion): Committed | null {
  return call(model, "commit", () => {
    const { estado } = transaccion;
    if (estado === "created" || estado === "open") return "too early";
    if (estado === "dead") return "too late";
    if (!isResolved(transaccion)) return estado as Committed;
    transaccion.estado = estado === "approved" ? "charged" : "refused";
    transaccion.chargedAt = model.now;
    return transaccion.estado;
  });
}

/** False for more than is left of `total`. */
export function refund(
  model: World,
  transaccion: Transaccion,
  { monto, total }: { monto: number; total: number },
): boolean | null {
  return call(model, "refund", () => {
    if (transaccion.estado !== "charged" || transaccion.returned + monto > total) return false;
    transaccion.returned += monto;
    if (transaccion.returned === total) transaccion.estado = "given back";
    return true;
  });
}
