import type { OperationName } from "#contract/routes.ts";
import { days, hours, minutes } from "../../clock.ts";

export type LimitRule = {
  /** Whose tries are counted together: a client's, a typed mail address's, both at once, or a signed-in person's. */
  by: "address" | "email" | "email+address" | "usuario";
  max: number;
  windowMs: number;
  /** Each further round of `max` tries lasts twice as long as the one before, up to a day. */
  isDoubling?: boolean;
  /** A call that went well forgets the tries before it. */
  isClearedBySuccess?: boolean;
};

/** What a wrong password may cost, wherever one is asked for. */
const passwordTries = {
  max: 5,
  windowMs: minutes(15),
  isDoubling: true,
  isClearedBySuccess: true,
} as const;

/**
 * The doors that somebody may try to force or to abuse, and how often they open. `startPago` has
 * its own count of new attempts (modules/pagos), because repeating a start must give the same payment.
 */
export const limitRules: Readonly<Partial<Record<OperationName, readonly LimitRule[]>>> = {
  login: [
    { by: "address", max: 50, windowMs: minutes(15) },
    { by: "email+address", ...passwordTries },
  ],
  registerUsuario: [{ by: "address", max: 5, windowMs: hours(1) }],
  // Counted by what was typed, whether or not anybody has that address.
  requestRecovery: [
    { by: "email", max: 1, windowMs: minutes(5) },
    { by: "email", max: 5, windowMs: days(1) },
  ],
  startGoogleLogin: [{ by: "address", max: 10, windowMs: minutes(1) }],
  loginWithGoogle: [{ by: "address", max: 10, windowMs: minutes(1) }],
  sendMensaje: [{ by: "address", max: 5, windowMs: minutes(10) }],
  // Each one makes the public pages anew.
  saveOpinion: [{ by: "usuario", max: 30, windowMs: hours(1) }],
  // A stolen session must not become a place to guess the password.
  changePassword: [{ by: "usuario", ...passwordTries }],
  deleteCuenta: [{ by: "usuario", ...passwordTries }],
};

/** Everything the API does for one client address, all operations together. Kept in memory. */
export const apiRule = { max: 300, windowMs: minutes(1) } as const;

/** How long a door remembers that it had to close, and the longest it stays closed. */
export const memoryMs = days(1);
