import { setTimeout as wait } from "node:timers/promises";
import { json, type Reply } from "../http/reply.ts";

type Falla = "error500" | "lento" | "sin_respuesta" | "ninguna";

/** Longer than the client's timeout. */
const slowMs = 7000;

export type FallasGoogle = {
  set(falla: Falla, times: number): void;
  describe(): { falla: Falla; veces: number };
  around(answer: () => Reply): Promise<Reply>;
};

export function createFallasGoogle(closing: AbortSignal): FallasGoogle {
  let pending: { falla: Falla; veces: number } = { falla: "ninguna", veces: 0 };
  return {
    set(falla, times) {
      pending = { falla, veces: falla === "ninguna" ? 0 : times };
    },
    describe: () => pending,
    async around(answer) {
      if (pending.veces <= 0) return answer();
      const { falla } = pending;
      pending = { ...pending, veces: pending.veces - 1 };
      if (falla === "sin_respuesta") return "reset";
      if (falla === "error500") return json(500, { error: "server_error" });
      await wait(slowMs, undefined, { signal: closing }).catch(() => undefined);
      return answer();
    },
  };
}
