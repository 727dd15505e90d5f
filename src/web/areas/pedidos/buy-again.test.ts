import { describe, expect, it } from "vitest";
import type { ApiClient } from "#contract/client.ts";
import { sendDetalles } from "./buy-again.ts";

type Answer = { ok: boolean; status: number; disponible?: number };
type Body = { producto_id: number; cantidad: number };

/** A shop with so many of each producto; -1 means that it is gone, null that nobody answers. */
function shop(stock: Record<number, number | null>, held: Body[] = []) {
  const sent: [number, number][] = [];
  const api = (async (operation: string, { body }: { body?: Body } = {}): Promise<object> => {
    if (operation === "getCarrito") return { ok: true, status: 200, data: held };
    return answer(body as Body);
  }) as unknown as ApiClient;
  function answer({ producto_id, cantidad }: Body): Answer {
    sent.push([producto_id, cantidad]);
    const disponible = stock[producto_id] ?? null;
    if (disponible === null) return { ok: false, status: 0 };
    if (disponible < 0) return { ok: false, status: 404 };
    return cantidad <= disponible
      ? { ok: true, status: 200 }
      : { ok: false, status: 409, disponible };
  }
  return { api, sent };
}

const detalle = (producto_id: number, cantidad: number) => ({
  id: producto_id,
  producto_id,
  nombre_producto: `Pieza ${producto_id}`,
  cantidad,
  precio_unitario: 1_000,
  a_medida: false,
  sin_retracto: false,
});

describe("a pedido put into the carrito again", () => {
  it("sets every line to what was bought", async () => {
    const { api, sent } = shop({ 1: 9, 2: 9 });
    const outcome = await sendDetalles(api, [detalle(1, 2), detalle(2, 3)]);
    expect(sent).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(outcome).toEqual({ isDone: true, kept: 2, notices: [] });
  });

  it("takes at most the stock, and names what is short or gone", async () => {
    const { api, sent } = shop({ 1: 1, 2: -1, 3: 0, 4: 5 });
    const lines = [detalle(1, 4), detalle(2, 1), detalle(3, 1), detalle(4, 5)];
    const outcome = await sendDetalles(api, lines);
    expect(sent.slice(0, 2)).toEqual([
      [1, 4],
      [1, 1],
    ]);
    expect(outcome.kept).toBe(2);
    expect(outcome.notices).toEqual([
      "Solo queda 1 unidad de «Pieza 1».",
      "«Pieza 2» ya no está disponible.",
      "«Pieza 3» ya no está disponible.",
    ]);
  });

  it("does not add up when it is pressed twice, and takes nothing away", async () => {
    const { api, sent } = shop({ 1: 9, 2: 9 }, [
      { producto_id: 1, cantidad: 2 },
      { producto_id: 2, cantidad: 7 },
    ]);
    await sendDetalles(api, [detalle(1, 2), detalle(2, 3)]);
    expect(sent).toEqual([
      [1, 2],
      [2, 7],
    ]);
  });

  it("says when the shop did not answer", async () => {
    const { api } = shop({ 1: null });
    expect((await sendDetalles(api, [detalle(1, 1)])).isDone).toBe(false);
  });
});
