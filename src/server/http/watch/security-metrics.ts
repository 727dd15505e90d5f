import { Counter, type Registry } from "prom-client";
import { securityEventKinds, securityResults } from "#contract/schemas/seguridad.ts";
import type { AppContext } from "../../context.ts";

/** Counts every event, also those that the bounds of the trail leave out (docs/operar.md). */
export function countSecurityEvents(registry: Registry): AppContext["countSecurityEvent"] {
  const events = new Counter({
    name: "estrato_security_events_total",
    help: "What the trail of security was told by this process, by kind and result",
    labelNames: ["tipo", "resultado"],
    registers: [registry],
  });
  // A counter needs an initial 0: Prometheus cannot see its first increase otherwise.
  for (const tipo of securityEventKinds) {
    for (const resultado of securityResults) events.inc({ tipo, resultado }, 0);
  }
  return (tipo, resultado) => events.inc({ tipo, resultado });
}
