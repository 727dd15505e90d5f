import type { PastShop } from "./past-shop.ts";
import type { PastClaim } from "./story.ts";

type Scene = { at: number; play: (shop: PastShop) => Promise<void> };
type Told = {
  claim: PastClaim | undefined;
  /** Signs in who bought. */
  buyer: (shop: PastShop) => Promise<{ token: string; pedidoId: number }>;
  owned: (at: number, act: (shop: PastShop, token: string) => Promise<unknown>) => Scene;
};

/** Claims of buyers, and the owner's answers. */
export function claimScenes({ claim, buyer, owned }: Told): Scene[] {
  if (!claim) return [];
  const asked = { id: 0 };
  const ask: Scene = {
    at: claim.at,
    play: async (shop) => {
      const { token, pedidoId } = await buyer(shop);
      asked.id = await askClaim(shop, token, { claim, pedidoId });
    },
  };
  const { answer } = claim;
  if (!answer) return [ask];
  const say = (shop: PastShop, token: string) => answerClaim(shop, token, { id: asked.id, answer });
  return [ask, owned(answer.at, say)];
}

type Acting = { claim: PastClaim; pedidoId: number };

/** Answers the id of the devolucion. */
async function askClaim(
  shop: PastShop,
  token: string,
  { claim, pedidoId }: Acting,
): Promise<number> {
  const { tipo, solucion, detalle } = claim;
  const call = shop.call(token);
  const pedido_id = String(pedidoId);
  const { lineas } = await call("openDevoluciones", { body: { pedido_id } });
  const detalle_id = lineas.find(({ quedan }) => quedan > 0)?.detalle_id ?? 0;
  const asked = await call("createDevolucion", {
    body: {
      ...{ pedido_id, tipo, detalle, clave: `demo-${pedidoId}-0` },
      ...(solucion && { solucion }),
      lineas: [{ detalle_id: String(detalle_id), cantidad: 1 }],
    },
  });
  return asked.pedido.devoluciones[0]?.id ?? 0;
}

async function answerClaim(
  shop: PastShop,
  token: string,
  { id, answer }: { id: number; answer: NonNullable<PastClaim["answer"]> },
): Promise<void> {
  const { decision, respuesta } = answer;
  const body = { decision, respuesta, reponer_stock: false };
  await shop.call(token)("answerDevolucion", { query: { id: String(id) }, body });
}
