import { writeFileSync } from "node:fs";
import {
  devolucionTransitions,
  finalDevolucionEstados,
  initialDevolucionEstado,
} from "#server/modules/devoluciones/index.ts";
import {
  finalIntentoEstados,
  initialIntentoEstado,
  intentoTransitions,
} from "#server/modules/pagos/index.ts";
import {
  finalPedidoEstados,
  initialPedidoEstado,
  pedidoTransitions,
} from "#server/modules/pedidos/index.ts";
import {
  finalTrabajoEstados,
  initialTrabajoEstado,
  trabajoTransitions,
} from "#server/modules/taller/index.ts";
import type { Transitions } from "#server/transitions.ts";

type Machine = {
  title: string;
  source: string;
  transitions: Transitions<string>;
  initial: string;
  final: readonly string[];
};

const machines: Machine[] = [
  {
    title: "Pedido",
    source: "src/server/modules/pedidos/pedido-transitions.ts",
    transitions: pedidoTransitions,
    initial: initialPedidoEstado,
    final: finalPedidoEstados,
  },
  {
    title: "Intento",
    source: "src/server/modules/pagos/intento-transitions.ts",
    transitions: intentoTransitions,
    initial: initialIntentoEstado,
    final: finalIntentoEstados,
  },
  {
    title: "Trabajo",
    source: "src/server/modules/taller/trabajo-transitions.ts",
    transitions: trabajoTransitions,
    initial: initialTrabajoEstado,
    final: finalTrabajoEstados,
  },
  {
    title: "Devolucion",
    source: "src/server/modules/devoluciones/devolucion-transitions.ts",
    transitions: devolucionTransitions,
    initial: initialDevolucionEstado,
    final: finalDevolucionEstados,
  },
];

export function drawEstados(): string {
  const intro = `# States

Drawn by \`node scripts/draw-estados.ts\` from the tables the program moves by; a test fails when
this page is older than they are. Every move is one conditional update from the states on its left.
`;
  return `${[intro, ...machines.map(drawMachine)].join("\n")}`;
}

function drawMachine({ title, source, transitions, initial, final }: Machine): string {
  const moves = Object.entries(transitions).flatMap(([from, targets]) =>
    targets.map((to) => `  ${from} --> ${to}`),
  );
  const ends = final.map((estado) => `  ${estado} --> [*]`);
  const rows = Object.entries(transitions).map(
    ([from, targets]) => `| ${from} | ${targets.length > 0 ? targets.join(", ") : "–"} |`,
  );
  return `## ${title}

\`${source}\`

\`\`\`mermaid
stateDiagram-v2
  [*] --> ${initial}
${[...moves, ...ends].join("\n")}
\`\`\`

| from | to |
|---|---|
${rows.join("\n")}
`;
}

if (import.meta.main) writeFileSync(new URL("../docs/estados.md", import.meta.url), drawEstados());
