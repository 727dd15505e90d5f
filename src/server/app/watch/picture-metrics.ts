import { Gauge, type Registry } from "prom-client";
import type { AppContext, SweepStop } from "../../context.ts";

const stops: SweepStop[] = ["other_shop", "unknown_origin", "too_many"];

/** Counts of the sweep (docs/operar.md "Pictures without a producto"). */
export function createPictureMetrics(registry: Registry): AppContext["recordSweep"] {
  const registers = [registry];
  const stopped = new Gauge({
    name: "estrato_pictures_sweep_stopped",
    help: "1 while this process removes no pictures, by the reason",
    labelNames: ["reason"],
    registers,
  });
  for (const reason of stops) stopped.set({ reason }, 0);
  const orphans = new Gauge({
    name: "estrato_pictures_without_producto",
    help: "Pictures older than a day that no producto has ever shown, left by the last sweep",
    registers,
  });
  const discarded = new Gauge({
    name: "estrato_pictures_in_papelera",
    help: "Pictures that wait for a week before they are deleted",
    registers,
  });
  return (sweep) => {
    for (const reason of stops) stopped.set({ reason }, reason === sweep.stop ? 1 : 0);
    orphans.set(sweep.orphans);
    if (sweep.discarded !== null) discarded.set(sweep.discarded);
  };
}
