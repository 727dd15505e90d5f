import type { Engine } from "./engine.ts";

/** Opiniones of 3.5 stars that each producto is given, so that one of five stars does not lead the list. */
const assumed = { opiniones: 5, thousandths: 3500 };

/** Since variantes share their opiniones, each producto also keeps how many there are. */
type Since = { hasFamilias: boolean };

/** Sets what the productos keep of their visible opiniones. `which` is a condition of productos. */
export function rateProductos(which: string, { hasFamilias }: Since): string {
  const { opiniones, thousandths } = assumed;
  const own = hasFamilias
    ? `producto_id in (select f.id from productos as f
        where f.id = productos.id or f.familia_id = productos.familia_id)`
    : "producto_id = productos.id";
  const among = (value: string) => `coalesce((select ${value} from opiniones
    where ${own} and oculta = 0 having count(*) > 0), 0)`;
  return `update productos set ${hasFamilias ? `opiniones_total = ${among("count(*)")},` : ""}
    calificacion_decimas = ${among("(20 * sum(calificacion) + count(*)) / (2 * count(*))")},
    valoracion = ${among(
      `(1000 * sum(calificacion) + ${opiniones * thousandths}) / (count(*) + ${opiniones})`,
    )}
    where ${which};`;
}

const acts = {
  insert: "insert on opiniones",
  delete: "delete on opiniones",
  update: "update of calificacion, oculta on opiniones",
};

/** DDL: what a producto keeps of its opiniones follows them. Its familia is locked before (`lockRelatives`). */
export function keepCalificaciones(engine: Engine, since: Since): string[] {
  return Object.entries(acts).flatMap(([act, event]) => {
    const id = `${act === "delete" ? "old" : "new"}.producto_id`;
    const which = since.hasFamilias
      ? `id = ${id} or familia_id = (select familia_id from productos where id = ${id})`
      : `id = ${id}`;
    const rate = rateProductos(which, since);
    const trigger = `opiniones_valoran_${act}`;
    const timing = `after ${event} for each row`;
    if (engine.name === "sqlite") return [`create trigger ${trigger} ${timing} begin ${rate} end`];
    return [
      `create function ${trigger}() returns trigger language plpgsql as
        $$ begin ${rate} return null; end $$`,
      `create trigger ${trigger} ${timing} execute function ${trigger}()`,
    ];
  });
}

/** DDL: undoes `keepCalificaciones`. */
export function dropCalificaciones({ name }: Engine): string[] {
  return Object.keys(acts).map((act) => {
    const trigger = `opiniones_valoran_${act}`;
    return name === "sqlite" ? `drop trigger ${trigger}` : `drop function ${trigger}() cascade`;
  });
}
