import { describe, expect, it } from "vitest";
import { type ClientResponse, createClient } from "#contract/client.ts";
import { shopRoutes } from "#contract/shop-routes.ts";
import { memoryStorage } from "#web/app/browser/browser-storage.ts";
import { mergeGuestCarrito, mergePlanKey } from "./carrito-merge.ts";
import type { GuestItem } from "./guest-carrito.ts";

type FakeLine = { stock: number; cantidad: number; maximo?: number };
type Fault = "lost-answer" | "unavailable";

function fakeServer(lines: Record<number, FakeLine>) {
  const faults: (Fault | null)[] = [];
  const sent: [number, number][] = [];
  const answer = (status: number, body: unknown): ClientResponse => ({ status, body, headers: {} });
  const carrito = () =>
    Object.entries(lines)
      .filter(([, line]) => line.cantidad > 0)
      .map(([id, line]) => ({
        producto_id: Number(id),
        cantidad: line.cantidad,
        disponible: line.stock,
      }));
  const api = createClient(async ({ operation, body }) => {
    if (operation === "getCarrito") return answer(200, carrito());
    const { producto_id, cantidad } = body as { producto_id: number; cantidad: number };
    sent.push([producto_id, cantidad]);
    const fault = faults.shift();
    if (fault === "unavailable") return answer(503, { error: "ocupada" });
    const line = lines[producto_id];
    if (!line) return answer(404, { error: "Producto no encontrado." });
    if (cantidad > line.stock) return answer(409, { error: "poco", disponible: line.stock });
    if (line.maximo !== undefined && cantidad > line.maximo) {
      return answer(422, { error: `P${producto_id}: hasta ${line.maximo}.`, maximo: line.maximo });
    }
    line.cantidad = cantidad;
    if (fault === "lost-answer") throw new TypeError("network");
    return answer(200, { mensaje: "", carrito: carrito() });
  }, shopRoutes);
  return { api, lines, faults, sent };
}

function setUp(server: ReturnType<typeof fakeServer>, guest: [number, number][], userId = "7") {
  const items = guest.map(([producto_id, cantidad]) => ({
    producto_id,
    cantidad,
    nombre: `P${producto_id}`,
    precio: 1_000,
    stock: 99,
    imagenes: [],
  }));
  const state: { items: GuestItem[] } = { items };
  const storage = memoryStorage();
  const deps = {
    api: server.api,
    storage,
    userId,
    readGuest: () => state.items,
    clearGuest: () => {
      state.items = [];
    },
  };
  return { deps, state, storage };
}

describe("mergeGuestCarrito", () => {
  it("ends each line at guest + server and removes the guest cart", async () => {
    const server = fakeServer({ 1: { stock: 10, cantidad: 3 }, 2: { stock: 10, cantidad: 0 } });
    const { deps, state, storage } = setUp(server, [
      [1, 2],
      [2, 4],
    ]);
    expect(await mergeGuestCarrito(deps)).toEqual({ isDone: true, notices: [] });
    expect(server.lines).toMatchObject({ 1: { cantidad: 5 }, 2: { cantidad: 4 } });
    expect(state.items).toEqual([]);
    expect(storage.get(mergePlanKey)).toBeNull();
  });

  it("ends at the same cart when an answer is lost and the merge is repeated", async () => {
    const server = fakeServer({ 1: { stock: 10, cantidad: 3 } });
    const { deps, state } = setUp(server, [[1, 2]]);
    server.faults.push("lost-answer");
    expect((await mergeGuestCarrito(deps)).isDone).toBe(false);
    expect(state.items).toHaveLength(1);
    expect((await mergeGuestCarrito(deps)).isDone).toBe(true);
    expect(server.lines[1]?.cantidad).toBe(5);
  });

  it("ends at the same cart when two tabs merge at once", async () => {
    const server = fakeServer({ 1: { stock: 20, cantidad: 3 }, 2: { stock: 20, cantidad: 1 } });
    const { deps } = setUp(server, [
      [1, 2],
      [2, 2],
    ]);
    const otherTab = { ...deps, clearGuest: () => {} };
    await Promise.all([mergeGuestCarrito(deps), mergeGuestCarrito(otherTab)]);
    expect(server.lines).toMatchObject({ 1: { cantidad: 5 }, 2: { cantidad: 3 } });
  });

  it("takes what is left when the stock is short, and says so", async () => {
    const server = fakeServer({ 1: { stock: 2, cantidad: 0 } });
    const { deps } = setUp(server, [[1, 5]]);
    const { notices } = await mergeGuestCarrito(deps);
    expect(server.lines[1]?.cantidad).toBe(2);
    expect(notices).toEqual(["Solo quedan 2 unidades de «P1»."]);
  });

  it("cuts a sum to what one person may buy, and says so", async () => {
    const server = fakeServer({
      1: { stock: 90, cantidad: 20, maximo: 24 },
      2: { stock: 90, cantidad: 0, maximo: 0 },
      3: { stock: 3, cantidad: 0, maximo: 24 },
    });
    const { deps, state } = setUp(server, [
      [1, 9],
      [2, 1],
      [3, 9],
    ]);
    expect(await mergeGuestCarrito(deps)).toEqual({
      isDone: true,
      notices: ["P1: hasta 24.", "P2: hasta 0.", "Solo quedan 3 unidades de «P3»."],
    });
    expect(server.lines).toMatchObject({ 1: { cantidad: 24 }, 3: { cantidad: 3 } });
    expect(state.items).toEqual([]);
  });

  it("names lines that cannot be kept and goes on with the rest", async () => {
    const server = fakeServer({ 2: { stock: 0, cantidad: 0 }, 3: { stock: 5, cantidad: 0 } });
    const { deps, state } = setUp(server, [
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    const { isDone, notices } = await mergeGuestCarrito(deps);
    expect(isDone).toBe(true);
    expect(notices.map((notice) => notice.match(/P\d/)?.[0])).toEqual(["P1", "P2"]);
    expect(server.lines[3]?.cantidad).toBe(1);
    expect(state.items).toEqual([]);
  });

  it("keeps the guest cart while a line has no answer, and sends only the rest later", async () => {
    const server = fakeServer({ 1: { stock: 9, cantidad: 0 }, 2: { stock: 9, cantidad: 0 } });
    const { deps, state } = setUp(server, [
      [1, 1],
      [2, 1],
    ]);
    server.faults.push(null, "unavailable");
    expect((await mergeGuestCarrito(deps)).isDone).toBe(false);
    expect(state.items).toHaveLength(2);
    expect((await mergeGuestCarrito(deps)).isDone).toBe(true);
    expect(server.sent).toEqual([
      [1, 1],
      [2, 1],
      [2, 1],
    ]);
  });
});
