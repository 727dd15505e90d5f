import { describe, expect, it } from "vitest";
import { createConnection } from "./connection-store.ts";

function setUp() {
  const world = { hasNetwork: true, isWell: true, planned: [] as (() => void)[], probes: 0 };
  const connection = createConnection({
    hasNetwork: () => world.hasNetwork,
    probe: async () => {
      world.probes += 1;
      return world.isWell;
    },
    later: (act) => {
      world.planned = [act];
      return () => {
        world.planned = [];
      };
    },
  });
  const pass = async () => {
    for (const act of world.planned.splice(0)) act();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { world, connection, pass };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("the line to the shop", () => {
  it("says nothing after one lost call that a second one does not confirm", async () => {
    const { connection } = setUp();
    connection.lose();
    await settle();
    expect(connection.read()).toBe("online");
  });

  it("is away when the network is there and the shop is silent, until it answers", async () => {
    const { world, connection, pass } = setUp();
    world.isWell = false;
    connection.lose();
    await settle();
    expect(connection.read()).toBe("away");
    world.isWell = true;
    await pass();
    await settle();
    expect(connection.read()).toBe("back");
    await pass();
    expect(connection.read()).toBe("online");
  });

  it("is offline at once without a network, and any answer of the shop ends that", () => {
    const { world, connection } = setUp();
    world.hasNetwork = false;
    connection.lose();
    expect(connection.read()).toBe("offline");
    world.hasNetwork = true;
    connection.reach();
    expect(connection.read()).toBe("back");
  });

  it("asks at once when somebody wants it, and not at all while nothing is wrong", async () => {
    const { world, connection } = setUp();
    connection.retry();
    expect(world.probes).toBe(0);
    world.hasNetwork = false;
    connection.lose();
    connection.retry();
    await settle();
    expect(world.probes).toBe(1);
  });
});
