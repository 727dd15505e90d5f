import type { BodyOf } from "#contract/client.ts";
import type { OpenApi } from "#rig/shop/open-api.ts";

type Who = { api: OpenApi; owner: OpenApi };
type Wish = Pick<BodyOf<"createDevolucion">, "tipo" | "solucion" | "detalle"> & { units: number };

/** Answers the id of the devolucion. */
async function ask({ api }: Who, pedido_id: number, { units, ...wish }: Wish): Promise<number> {
  const { lineas } = await api("openDevoluciones", { body: { pedido_id: String(pedido_id) } });
  const [linea] = lineas;
  if (!linea) throw new Error("a pedido without lines");
  const body = {
    ...{ pedido_id: String(pedido_id), ...wish },
    lineas: [{ detalle_id: String(linea.detalle_id), cantidad: units }],
    clave: crypto.randomUUID(),
  };
  const { pedido } = await api("createDevolucion", { body });
  return pedido.devoluciones[0]?.id ?? 0;
}

const regret = {
  tipo: "retracto",
  units: 1,
  detalle: "La pedí para un regalo y ya no va.",
} as const;
const faulty = {
  tipo: "falla",
  units: 1,
  detalle: "Al segundo día se abrió una capa de la base y ya no se sostiene.",
} as const;

type Asked = { open: number; accepted: number; refused: number };

/** For three delivered pedidos of two units: causes every mail about a devolucion; two stay open. */
export async function walkDevoluciones(who: Who, pedidos: Asked): Promise<void> {
  const { owner } = who;
  const answer = (id: number, body: BodyOf<"answerDevolucion">) =>
    owner("answerDevolucion", { query: { id: String(id) }, body });
  await ask(who, pedidos.open, regret);
  await ask(who, pedidos.open, { ...faulty, solucion: "reparacion" });
  const money = await ask(who, pedidos.accepted, regret);
  const respuesta = "Envíala a Avenida Alemania 4321, Valparaíso, en la caja en que llegó.";
  await answer(money, { decision: "aceptada", respuesta, reponer_stock: true });
  const change = await ask(who, pedidos.accepted, { ...faulty, solucion: "cambio" });
  await answer(change, { decision: "aceptada", respuesta });
  for (const paso of ["recibida", "resuelta"] as const)
    await owner("stepDevolucion", { query: { id: String(change) }, body: { paso } });
  const refused = await ask(who, pedidos.refused, { ...faulty, solucion: "dinero" });
  const why = "La pieza se cayó: el golpe se ve en la esquina, y eso no lo cubre la garantía.";
  await answer(refused, { decision: "rechazada", respuesta: why });
}
