import { inicioCopy } from "#web/copy/inicio.ts";
import {
  bedGrid,
  bedOutline,
  craterRim,
  type Layer,
  scaleMark,
  scene,
  volcanoLayers,
} from "./volcano.ts";

const layers = volcanoLayers();
const rim = craterRim();
const grid = bedGrid();
const bed = bedOutline();
const scale = scaleMark();

const looks: Record<Layer["tone"], { stroke: string; fill: string }> = {
  roca: { stroke: "url(#roca)", fill: "fill-obsidiana" },
  cobre: { stroke: "url(#cobre)", fill: "fill-cobre-oscuro" },
  nieve: { stroke: "url(#nieve)", fill: "fill-veta" },
};

/** A volcano on the bed: half printed when the page appears, finished when it has settled. */
export function HeroScene() {
  return (
    <svg
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      className="w-full overflow-visible"
      aria-hidden="true"
    >
      <Gradients />
      <path d={bed.side} className="fill-pizarra" />
      <path d={bed.top} className="fill-escarcha stroke-borde" strokeWidth="1.5" />
      <path d={grid} className="stroke-borde" strokeOpacity="0.45" fill="none" />
      <path d={scale.path} className="stroke-pizarra" strokeWidth="1.5" fill="none" />
      <text
        x={scale.x}
        y={scale.y}
        textAnchor="middle"
        transform={`rotate(${scale.angle} ${scale.x} ${scale.y})`}
        className="fill-pizarra text-sm"
      >
        {inicioCopy.scale}
      </text>
      <ellipse
        cx={scene.centerX + 24}
        cy={scene.baseY + 8}
        rx="284"
        ry="88"
        className="fill-obsidiana"
        fillOpacity="0.14"
      />
      <g className="animate-print">
        {layers.map((layer) => (
          <LayerStroke key={layer.path} layer={layer} />
        ))}
        <ellipse {...rim} className="fill-veta stroke-blanco" strokeWidth="5" />
        <ellipse {...rim} rx={rim.rx - 9} ry={rim.ry - 3} className="fill-obsidiana" />
      </g>
      <g className="animate-lift">
        <Nozzle />
      </g>
    </svg>
  );
}

function LayerStroke({ layer: { path, tone, snow } }: { layer: Layer }) {
  const { stroke, fill } = looks[tone];
  const line = { d: path, strokeWidth: 6.2, strokeLinecap: "round" as const };
  return (
    <>
      <path {...line} stroke={stroke} className={fill} />
      {snow && (
        <path
          {...line}
          stroke={looks.nieve.stroke}
          fill="none"
          pathLength="100"
          strokeDasharray={snow}
        />
      )}
    </>
  );
}

/** The hot end above the last layer. */
function Nozzle() {
  const tip = rim.cy - 16;
  return (
    <g transform={`translate(${rim.cx + 26} ${tip})`}>
      <path d="M-15-62h30v26l-10 14h-10l-10-14z" className="fill-obsidiana" />
      <path d="M-6-22h12l-4 20h-4z" className="fill-cobre" />
      <path d="M-15-54h30M-15-47h30" className="stroke-pizarra" strokeWidth="2" />
      <path d="M0-62v-60" className="stroke-cobre" strokeWidth="4" />
    </g>
  );
}

/** Light from the upper left, the same for all layers of a colour. */
function Gradients() {
  const box = { gradientUnits: "userSpaceOnUse" as const, x1: 110, x2: 660, y1: 0, y2: 0 };
  return (
    <defs>
      <linearGradient id="roca" {...box}>
        <stop offset="0" className="[stop-color:var(--color-pizarra)]" />
        <stop offset="0.3" className="[stop-color:var(--color-borde)]" />
        <stop offset="1" className="[stop-color:var(--color-obsidiana)]" />
      </linearGradient>
      <linearGradient id="cobre" {...box}>
        <stop offset="0.1" className="[stop-color:var(--color-cobre)]" />
        <stop offset="0.38" className="[stop-color:var(--color-cobre-vivo)]" />
        <stop offset="0.85" className="[stop-color:var(--color-cobre-oscuro)]" />
      </linearGradient>
      <linearGradient id="nieve" {...box}>
        <stop offset="0.38" className="[stop-color:var(--color-blanco)]" />
        <stop offset="0.68" className="[stop-color:var(--color-veta)]" />
      </linearGradient>
    </defs>
  );
}
