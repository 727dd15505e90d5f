import type { Session } from "../context.ts";

export type Actor = { usuario_id: number; nombre: string; solicitud: string };

export function actorOf({ session, solicitud }: { session: Session; solicitud: string }): Actor {
  return { usuario_id: session.usuario_id, nombre: session.nombre, solicitud };
}
