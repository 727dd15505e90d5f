import type { OperationName } from "#contract/routes.ts";
import { days, hours, minutes } from "../time/clock.ts";

export type LimitRule = {
  /** `usuario`: of the session. */
  by: "address" | "email" | "email+address" | "usuario";
  max: number;
  windowMs: number;
  /** Rounds last twice as long each, up to a day. */
  isDoubling?: boolean;
  isClearedBySuccess?: boolean;
  /** Counts failures only, and none from where the account's owner signed in before. */
  isSparedWhenKnown?: boolean;
};

const passwordTries = {
  max: 5,
  windowMs: minutes(15),
  isDoubling: true,
  isClearedBySuccess: true,
} as const;

/**
 * `startPago` counts its intentos: a repeated start answers with the same payment. `quoteDespacho` only reads,
 * mostly from memory, and a count would write: `apiRule` bounds it.
 */
export const limitRules: Readonly<Partial<Record<OperationName, readonly LimitRule[]>>> = {
  // Each one that begins makes a pedido. By the network only: anybody can type a buyer's address.
  startPagoAsInvitado: [{ by: "address", max: 60, windowMs: minutes(10) }],
  openPedidoEnlace: [{ by: "address", max: 120, windowMs: minutes(10) }],
  endPedidoEnlace: [{ by: "address", max: 20, windowMs: minutes(10) }],
  openDevoluciones: [{ by: "address", max: 120, windowMs: minutes(10) }],
  // Two mails leave for each one.
  createDevolucion: [{ by: "address", max: 20, windowMs: hours(1) }],
  createDevolucionConFotos: [{ by: "address", max: 20, windowMs: hours(1) }],
  openDevolucionFotos: [{ by: "address", max: 120, windowMs: minutes(10) }],
  // One for each piece, also on the board of the workshop.
  openTrabajoFoto: [{ by: "address", max: 600, windowMs: minutes(10) }],
  login: [
    { by: "address", max: 50, windowMs: minutes(15) },
    { by: "email+address", ...passwordTries },
    // Guesses from many networks at one account. By the typed address, known or not.
    { by: "email", max: 30, windowMs: hours(1), isDoubling: true, isSparedWhenKnown: true },
  ],
  // The codes are counted by account, in factor-tries.ts.
  answerReto: [{ by: "address", max: 50, windowMs: minutes(15) }],
  createPrueba: [{ by: "usuario", ...passwordTries }],
  registerUsuario: [{ by: "address", max: 5, windowMs: hours(1) }],
  // By the network only: a stranger must not take the owner's recovery away.
  resendVerification: [{ by: "address", max: 20, windowMs: hours(1) }],
  requestRecovery: [{ by: "address", max: 20, windowMs: hours(1) }],
  requestDatosInvitado: [{ by: "address", max: 20, windowMs: hours(1) }],
  openDatosInvitado: [{ by: "address", max: 30, windowMs: minutes(10) }],
  deleteDatosInvitado: [{ by: "address", max: 20, windowMs: minutes(10) }],
  createPeticion: [{ by: "address", max: 10, windowMs: hours(1) }],
  confirmPeticion: [{ by: "address", max: 30, windowMs: minutes(10) }],
  checkRecovery: [{ by: "address", max: 60, windowMs: minutes(15) }],
  startGoogleLogin: [{ by: "address", max: 10, windowMs: minutes(1) }],
  loginWithGoogle: [{ by: "address", max: 10, windowMs: minutes(1) }],
  // No mail leaves for it: the limits bound what a stranger can write for others, and take nothing from them.
  createAviso: [
    { by: "address", max: 20, windowMs: hours(1) },
    { by: "email+address", max: 10, windowMs: days(1) },
  ],
  deleteAvisos: [{ by: "address", max: 60, windowMs: minutes(15) }],
  sendMensaje: [{ by: "address", max: 5, windowMs: minutes(10) }],
  sendMensajeConArchivo: [{ by: "address", max: 10, windowMs: hours(1) }],
  sendMensajeConFotos: [{ by: "address", max: 10, windowMs: hours(1) }],
  // Each one invalidates the cached pages.
  saveOpinion: [{ by: "usuario", max: 30, windowMs: hours(1) }],
  // A stolen session must not serve to guess the password.
  changePassword: [{ by: "usuario", ...passwordTries }],
  // A stolen session must not mail strangers or look up the customers.
  inviteAdministrador: [{ by: "usuario", max: 10, windowMs: hours(1) }],
  findUsuario: [{ by: "usuario", max: 60, windowMs: minutes(10) }],
  acceptInvitacion: [{ by: "address", max: 20, windowMs: minutes(15) }],
  deleteCuenta: [{ by: "usuario", ...passwordTries }],
};

type CorreoRules = {
  always: readonly LimitRule[];
  /** Not for a network or browser from which the owner signed in before. */
  unlessKnown: readonly LimitRule[];
};

const fewOfNetwork: CorreoRules = {
  always: [{ by: "email+address", max: 3, windowMs: days(1) }],
  unlessKnown: [{ by: "email", max: 6, windowMs: days(1) }],
};

/** Mails that forms cause, by the typed address, known or not. Refusals are silent. */
export const correoRules: Readonly<
  Record<"registro" | "recuperacion" | "datos" | "peticion", CorreoRules>
> = {
  registro: fewOfNetwork,
  datos: fewOfNetwork,
  peticion: fewOfNetwork,
  // A mail of the last minutes has a link that still works.
  recuperacion: {
    always: [{ by: "email", max: 1, windowMs: minutes(5) }],
    unlessKnown: [{ by: "email", max: 5, windowMs: days(1) }],
  },
};

/** Once `unlessKnown` is used up: strangers delay what an owner asks for, and never keep it away. */
export const correosThereafter: readonly LimitRule[] = [
  { by: "email", max: 1, windowMs: hours(1) },
];

/** Share of a whole /48 of IPv6, as a multiple of one network's. */
export const wideTimes = 8;

/** All operations together. */
export const apiRule = { max: 300, windowMs: minutes(1) } as const;

/**
 * Renders of one network, in memory; kept bytes are free. A page that search engines list costs less than a search,
 * because it is kept for those who come after.
 */
export const renderRule = {
  burst: 120,
  perMinute: 60,
  cost: { search: 1, listed: 0.25 },
  /** Below this share of the burst a network rests longer, and is refused first under load. */
  frugalShare: 11 / 12,
  /** Pause after a render, as a multiple of its time: then a network takes a sixtieth of a core. */
  rest: { frugal: 1, other: 60 },
} as const;

/** For one network; the bounds over all are those of `workBounds.page`. */
export const maxRendersWaitingEach = 16;

/** Previews of pictures, each 100 ms of CPU: of one network, and of all. */
export const previewRule = { burst: 30, perMinute: 30 } as const;
export const allPreviewsRule = { burst: 120, perMinute: 120 } as const;

/** Pictures that are read from S3 because this process does not keep them, of one network. */
export const storeReadRule = { burst: 600, perMinute: 300 } as const;

/** Counted in memory at once; the least recent are dropped. */
export const maxClients = 50_000;

/** How long a used-up round counts, and the longest round. */
export const memoryMs = days(1);
