import type { OperationName } from "#contract/routes.ts";
import { days, hours, minutes } from "../../clock.ts";

export type LimitRule = {
  /** `usuario`: of the session. */
  by: "address" | "email" | "email+address" | "usuario";
  max: number;
  windowMs: number;
  /** Rounds last twice as long each, up to a day. */
  isDoubling?: boolean;
  isClearedBySuccess?: boolean;
};

const passwordTries = {
  max: 5,
  windowMs: minutes(15),
  isDoubling: true,
  isClearedBySuccess: true,
} as const;

/** `startPago` counts its intentos: a repeated start answers with the same payment. */
export const limitRules: Readonly<Partial<Record<OperationName, readonly LimitRule[]>>> = {
  login: [
    { by: "address", max: 50, windowMs: minutes(15) },
    { by: "email+address", ...passwordTries },
  ],
  registerUsuario: [{ by: "address", max: 5, windowMs: hours(1) }],
  // By the typed address, known or not: a limit must not tell who has an account.
  requestRecovery: [
    { by: "email", max: 1, windowMs: minutes(5) },
    { by: "email", max: 5, windowMs: days(1) },
  ],
  startGoogleLogin: [{ by: "address", max: 10, windowMs: minutes(1) }],
  loginWithGoogle: [{ by: "address", max: 10, windowMs: minutes(1) }],
  sendMensaje: [{ by: "address", max: 5, windowMs: minutes(10) }],
  // Each one invalidates the cached pages.
  saveOpinion: [{ by: "usuario", max: 30, windowMs: hours(1) }],
  // A stolen session must not serve to guess the password.
  changePassword: [{ by: "usuario", ...passwordTries }],
  deleteCuenta: [{ by: "usuario", ...passwordTries }],
};

/** All operations together. */
export const apiRule = { max: 300, windowMs: minutes(1) } as const;

/** How long a used-up round counts, and the longest round. */
export const memoryMs = days(1);
