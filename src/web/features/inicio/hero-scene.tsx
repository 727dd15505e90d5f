import { inicioCopy } from "#web/copy/inicio.ts";
import { bedGrid, bedOutline, craterRim, type Layer, scene, volcanoLayers } from "./volcano.ts";

const layers = volcanoLayers();
const rim = craterRim();
const grid = bedGrid();
const bed = bedOutline(14);

const strokes: Record<Layer["tone"], string> = {
  roca: "url(#roca)",
  cobre: "url(#cobre)",
  nieve: "url(#nieve)",
};

/** A volcano on the bed: half printed when the page appears, finished when it has settled. */
export function HeroScene({ className }: { className?: string }) {
  return (
    <div className={className}>
      <svg viewBox={`0 0 ${scene.width} ${scene.height}`} className="w-full" aria-hidden="true">
        <Gradients />
        <path d={bed.side} className="fill-pizarra" />
        <path d={bed.top} className="fill-escarcha stroke-borde" strokeWidth="1.5" />
        <path d={grid} className="stroke-borde" strokeOpacity="0.45" fill="none" />
        <ellipse
          cx={scene.centerX + 26}
          cy={scene.baseY + 10}
          rx="292"
          ry="92"
          className="fill-obsidiana"
          fillOpacity="0.12"
        />
        <g className="animate-print">
          {/* The clip is measured on the group's own box, which must span the whole piece. */}
          <g fill="none" strokeWidth="6.6" strokeLinecap="round">
            {layers.map(({ path, tone }) => (
              <path key={path} d={path} stroke={strokes[tone]} />
            ))}
          </g>
          <ellipse {...rim} className="fill-veta stroke-blanco" strokeWidth="5" />
          <ellipse {...rim} rx={rim.rx - 9} ry={rim.ry - 3} className="fill-obsidiana" />
        </g>
        <text
          x="96"
          y="566"
          className="fill-pizarra font-text text-sm"
          transform="rotate(13 96 566)"
        >
          {inicioCopy.scale}
        </text>
      </svg>
    </div>
  );
}

/** Light from the upper left, the same for all layers of a colour. */
function Gradients() {
  const box = { gradientUnits: "userSpaceOnUse" as const, x1: 110, x2: 660, y1: 0, y2: 0 };
  return (
    <defs>
      <linearGradient id="roca" {...box}>
        <stop offset="0" stopColor="var(--color-pizarra)" />
        <stop offset="0.3" stopColor="var(--color-borde)" />
        <stop offset="1" stopColor="var(--color-obsidiana)" />
      </linearGradient>
      <linearGradient id="cobre" {...box}>
        <stop offset="0.1" stopColor="var(--color-cobre)" />
        <stop offset="0.38" stopColor="#dc8a58" />
        <stop offset="0.85" stopColor="var(--color-cobre-oscuro)" />
      </linearGradient>
      <linearGradient id="nieve" {...box}>
        <stop offset="0.35" stopColor="var(--color-blanco)" />
        <stop offset="0.65" stopColor="var(--color-veta)" />
      </linearGradient>
    </defs>
  );
}
