import type { CarritoItem } from "#contract/schemas/carrito.ts";
import { maxCantidad } from "#contract/values/producto/cantidad.ts";
import { isRecord, parseJson } from "#web/app/browser/stored-json.ts";
import type { GuestItem } from "./guest-carrito.ts";
import { isSameLine, type LineId, lineId } from "./line-key.ts";

export type MergeLine = LineId & {
  nombre: string;
  /** Units in the guest carrito when the plan was made. */
  guest: number;
  /** Absolute cantidad for the server's line. */
  target: number;
  answered: boolean;
};

/** Kept in local storage until every line is answered. */
export type MergePlan = { userId: string; lines: MergeLine[] };

export type MergeInput = {
  userId: string;
  guest: readonly Pick<GuestItem, "producto_id" | "nombre" | "cantidad" | "personalizacion">[];
  server: readonly Pick<
    CarritoItem,
    "producto_id" | "cantidad" | "disponible" | "personalizacion"
  >[];
  /** From an earlier attempt or another tab. */
  previous: MergePlan | null;
};

export type MergeCase = "guest-only" | "both" | "resumed" | "answered" | "changed";

/**
 * Absolute targets (docs/reglas.md 5): "guest + server" computed again after a lost answer would
 * count the guest's units twice.
 */
export function planMerge(input: MergeInput): MergePlan {
  return { userId: input.userId, lines: input.guest.map((item) => planLine(item, input)) };
}

export function mergeCase(
  cantidad: number,
  serverCantidad: number,
  previous: MergeLine | undefined,
): MergeCase {
  if (!previous) return serverCantidad > 0 ? "both" : "guest-only";
  if (previous.guest !== cantidad) return "changed";
  return previous.answered ? "answered" : "resumed";
}

export function parseMergePlan(raw: string | null): MergePlan | null {
  const plan = parseJson(raw);
  if (!isRecord(plan)) return null;
  const { userId, lines } = plan;
  if (typeof userId !== "string" || !Array.isArray(lines) || !lines.every(isMergeLine)) return null;
  return { userId, lines };
}

function isMergeLine(value: unknown): value is MergeLine {
  if (!isRecord(value)) return false;
  const { producto_id, nombre, guest, target, answered } = value;
  const areNumbers = [producto_id, guest, target].every(Number.isFinite);
  return areNumbers && typeof nombre === "string" && typeof answered === "boolean";
}

function planLine(item: MergeInput["guest"][number], input: MergeInput): MergeLine {
  const { nombre, cantidad } = item;
  const isSame = isSameLine(item);
  const isSameUser = input.previous?.userId === input.userId;
  const previous = isSameUser ? input.previous?.lines.find(isSame) : undefined;
  const serverLine = input.server.find(isSame);
  const server = serverLine?.cantidad ?? 0;
  const fresh = { ...lineId(item), nombre, guest: cantidad, answered: false };
  switch (mergeCase(cantidad, server, previous)) {
    case "guest-only":
      return { ...fresh, target: Math.min(cantidad, maxCantidad) };
    case "both":
      return { ...fresh, target: capped(cantidad + server, serverLine?.disponible) };
    case "answered":
    case "resumed":
      return previous as MergeLine;
    case "changed":
      return { ...fresh, target: changedTarget(cantidad, server, previous as MergeLine) };
  }
}

/** The guest changed the line since: only the difference is new. */
function changedTarget(cantidad: number, server: number, previous: MergeLine): number {
  const base = previous.answered ? server : previous.target;
  return Math.min(Math.max(1, base + cantidad - previous.guest), maxCantidad);
}

/** At most the stock. A sold-out line keeps its sum, so that the refusal names it. */
function capped(target: number, disponible: number | undefined): number {
  const limit = disponible && disponible > 0 ? disponible : maxCantidad;
  return Math.min(target, limit, maxCantidad);
}
