import type { Resumen } from "#contract/schemas/administracion.ts";
import type { todayCopy as copy } from "./today.copy.ts";

type TaskName = keyof typeof copy.tasks;

export type Task = {
  name: TaskName;
  count: number;
  /** When the oldest of them came, where that is known. */
  oldest: number | null;
  /** The list of what `count` counts. */
  to: string;
  /** Shown in the first group. */
  isFirst: boolean;
  /** Marked as urgent. */
  isUrgent: boolean;
};

type List = {
  name: TaskName;
  to: string;
  isFirst?: boolean;
  isUrgent?: boolean;
  /** No work by itself: not named while there is none. */
  isAlarm?: boolean;
};

const lists: readonly List[] = [
  { name: "pagos_en_duda", to: "/admin/pagos", isFirst: true, isUrgent: true },
  {
    name: "reservas_grandes",
    to: "/admin/pedidos?estado=pendiente_pago",
    isFirst: true,
    isUrgent: true,
    isAlarm: true,
  },
  {
    name: "peticiones_por_vencer",
    to: "/admin/solicitudes",
    isFirst: true,
    isUrgent: true,
    isAlarm: true,
  },
  { name: "por_preparar", to: "/admin/pedidos?estado=pagado", isFirst: true },
  { name: "por_imprimir", to: "/admin/taller", isFirst: true, isAlarm: true },
  {
    name: "pedidos_en_riesgo",
    to: "/admin/impresoras",
    isFirst: true,
    isUrgent: true,
    isAlarm: true,
  },
  { name: "por_enviar", to: "/admin/pedidos?estado=en_preparacion", isFirst: true },
  { name: "devoluciones_abiertas", to: "/admin/devoluciones", isFirst: true, isAlarm: true },
  { name: "mensajes_nuevos", to: "/admin/mensajes?estado=nuevo" },
  { name: "peticiones_abiertas", to: "/admin/solicitudes", isAlarm: true },
  { name: "stock_bajo", to: "/admin/productos?stock_bajo=true" },
  { name: "filamentos_bajos", to: "/admin/colores", isAlarm: true },
  { name: "productos_sin_peso", to: "/admin/despacho", isAlarm: true },
  { name: "pedidos_sin_boleta", to: "/admin/pedidos?sin_boleta=true", isAlarm: true },
  { name: "opiniones_por_responder", to: "/admin/opiniones?mostrar=por_responder" },
];

type Tasks = { first: Task[]; later: Task[]; idle: Task[] };

/** `first` and `later` have work to do, `idle` has none. */
export function splitTasks(resumen: Resumen): Tasks {
  const tasks = lists.map(({ name, to, isFirst = false, isUrgent = false }) => ({
    name,
    to,
    isFirst,
    isUrgent,
    count: resumen[name],
    oldest: name === "devoluciones_abiertas" ? resumen.devolucion_mas_antigua : null,
  }));
  const alarms = new Set(lists.filter(({ isAlarm }) => isAlarm).map(({ name }) => name));
  const waiting = tasks.filter(({ count }) => count > 0);
  return {
    first: waiting.filter(({ isFirst }) => isFirst),
    later: waiting.filter(({ isFirst }) => !isFirst),
    idle: tasks.filter(({ name, count }) => count === 0 && !alarms.has(name)),
  };
}
