export type ModelInvitado = {
  /** Row of the present person; an erased one stays with its pedidos. */
  person: number;
  /** Verified account with the address, once there is one. */
  cuenta: number | null;
  /** An account took all pedidos, and nothing was bought without it since. */
  isOpen: boolean;
};

/** Link of a mail that went out. */
export type ModelEnlace = { pedido: number; isEnded: boolean };

export const waiters = ["visita", "invitado"] as const;
export type Waiter = (typeof waiters)[number];
export type ModelAviso = { producto: number; waiter: Waiter };

/** About personal data. */
export const tipos = ["bloqueo", "oposicion", "acceso"] as const;

export type ModelPeticion = {
  waiter: Waiter;
  tipo: (typeof tipos)[number];
  estado: "por_confirmar" | "abierta" | "aceptada" | "rechazada";
  isLifted: boolean;
  createdAt: number;
  /** Unconfirmed at an erasure. */
  isGone: boolean;
};

/** A retracto of one unit of the line at `linea`. */
export type ModelDevolucion = {
  pedido: number;
  linea: number;
  estado: "pedida" | "aceptada" | "rechazada";
};
