import type { Resumen } from "#contract/resumen.ts";
import type { adminHoyCopy as copy } from "#web/copy/admin-hoy.ts";

type TaskName = keyof typeof copy.tasks;

export type Task = {
  name: TaskName;
  count: number;
  /** The list of exactly what is counted. */
  to: string;
  /** Money is at stake: it stands out. */
  isUrgent: boolean;
};

/** In the order in which the owner works. */
const lists: readonly { name: TaskName; to: string; isUrgent?: boolean }[] = [
  { name: "pagos_en_duda", to: "/admin/pagos", isUrgent: true },
  { name: "por_preparar", to: "/admin/pedidos?estado=pagado" },
  { name: "por_enviar", to: "/admin/pedidos?estado=en_preparacion" },
  { name: "mensajes_nuevos", to: "/admin/mensajes?estado=nuevo" },
  { name: "stock_bajo", to: "/admin/productos?stock_bajo=true" },
  { name: "opiniones_sin_respuesta", to: "/admin/opiniones?mostrar=sin_respuesta" },
];

/** What waits for the owner, and what does not. */
export function splitTasks(resumen: Resumen): { waiting: Task[]; idle: Task[] } {
  const tasks = lists.map(({ name, to, isUrgent = false }) => ({
    name,
    to,
    isUrgent,
    count: resumen[name],
  }));
  return {
    waiting: tasks.filter(({ count }) => count > 0),
    idle: tasks.filter(({ count }) => count === 0),
  };
}
