export const fallasCorreo = ["rechazar", "caido"] as const;

/** `rechazar` answers 451 after the message; `caido` drops the connection before the greeting. */
export type FallaCorreo = (typeof fallasCorreo)[number];

export type FallasCorreo = {
  set(falla: FallaCorreo, times: number): void;
  clear(): void;
  /** True when this fault is due; counts it as used. */
  take(falla: FallaCorreo): boolean;
  describe(): { falla: FallaCorreo | "ninguna"; veces: number };
};

export function createFallasCorreo(): FallasCorreo {
  let pending: { falla: FallaCorreo; veces: number } | null = null;
  return {
    set: (falla, times) => {
      pending = { falla, veces: times };
    },
    clear: () => {
      pending = null;
    },
    take: (falla) => {
      if (pending?.falla !== falla) return false;
      pending = pending.veces > 1 ? { falla, veces: pending.veces - 1 } : null;
      return true;
    },
    describe: () => pending ?? { falla: "ninguna", veces: 0 },
  };
}
