import type { Settings } from "./settings.ts";

/** Bounds in units (docs/reglas.md 106). */
export type UnitsConfig = {
  /** Units of one producto in a carrito, and held by one person. */
  perLine: number;
  /** Units of all productos of one pedido. */
  perPedido: number;
  /** Percent of a producto's stock; not below `shareFrom` units. */
  sharePercent: number;
  shareFrom: number;
  /** Held unpaid by one person, and by the new accounts of one network. */
  heldPerPerson: number;
  heldPerNetwork: number;
  /** Held by one person: the owner is warned. */
  heldAlarm: number;
};

/** Together they keep totals inside safe integers. */
const most = 9999;

export function readUnits(settings: Settings): UnitsConfig {
  const units = (name: string, fallback: number) =>
    settings.integer(name, { fallback, min: 1, max: most });
  const perLine = units("UNITS_PER_LINE", 24);
  const perPedido = units("UNITS_PER_PEDIDO", 60);
  const config = {
    perLine,
    perPedido,
    sharePercent: settings.integer("UNITS_SHARE_PERCENT", { fallback: 50, min: 1, max: 100 }),
    shareFrom: units("UNITS_SHARE_FROM", 12),
    heldPerPerson: units("HELD_UNITS_PER_PERSON", perPedido),
    heldPerNetwork: units("HELD_UNITS_PER_NETWORK", perPedido),
    heldAlarm: units("HELD_UNITS_ALARM", 30),
  };
  if (perPedido < perLine) {
    settings.fault("UNITS_PER_PEDIDO no puede ser menor que UNITS_PER_LINE.");
  }
  if (config.heldPerPerson < perPedido) {
    settings.fault(
      "HELD_UNITS_PER_PERSON no puede ser menor que UNITS_PER_PEDIDO: nadie podría pagar un pedido completo.",
    );
  }
  return config;
}
