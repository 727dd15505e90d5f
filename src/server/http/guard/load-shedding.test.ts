import { expect, it, vi } from "vitest";
import { patience } from "#tests/support/vitest/patience.ts";
import { createLoadMeter } from "./load-shedding.ts";

it("measures how long this process kept others waiting", async () => {
  const meter = createLoadMeter();
  try {
    await vi.waitFor(
      () => {
        // One turn that is as long as many small ones together.
        const end = performance.now() + 150;
        while (performance.now() < end);
        expect(meter.lagMs()).toBeGreaterThan(50);
      },
      { ...patience, interval: 1 },
    );
  } finally {
    meter.stop();
  }
});
