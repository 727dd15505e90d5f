import { Counter, Gauge, type Registry } from "prom-client";
import type { AppContext } from "../../context.ts";
import type { RenderGuard } from "../../http/guard/render-guard.ts";
import type { WorkCounts } from "../../work/gate.ts";
import type { Gates } from "../../work/gates.ts";
import type { WorkKind } from "../../work/work-bounds.ts";

type Workplaces = Pick<AppContext, "passwords" | "pictures"> & { gates: Gates; guard: RenderGuard };

/** Bounded work by kind (docs/operar.md "Metrics"). */
export function measureAllWork(registry: Registry, places: Workplaces): void {
  const { gates, guard, passwords, pictures } = places;
  const counts: Record<WorkKind, () => WorkCounts> = {
    page: guard.counts,
    answer: gates.answer.counts,
    compression: gates.compression.counts,
    picture: pictures.counts.picture,
    preview: pictures.counts.preview,
    password: passwords.counts,
    upload: gates.upload.counts,
    photo: gates.photo.counts,
    import: gates.import.counts,
    export: gates.export.counts,
  };
  measureWork(registry, Object.entries(counts));
}

function measureWork(registry: Registry, kinds: [string, () => WorkCounts][]): void {
  const common = { labelNames: ["kind"] as const, registers: [registry] };
  for (const state of ["running", "waiting"] as const) {
    new Gauge({
      ...common,
      name: `estrato_work_${state}`,
      help: `Bounded work of this process that is ${state}, by kind`,
      collect() {
        for (const [kind, read] of kinds) this.set({ kind }, read()[state]);
      },
    });
  }
  new Counter({
    ...common,
    name: "estrato_work_refused_total",
    help: "Work refused with 503 because too much of its kind waited, by kind",
    collect() {
      this.reset();
      for (const [kind, read] of kinds) this.inc({ kind }, read().refused);
    },
  });
}
