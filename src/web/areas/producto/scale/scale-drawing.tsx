import { cx } from "#web/ui/class-names.ts";
import { type ScaleLayout, stage } from "./scale-layout.ts";

type Lines = readonly string[];
type Texts = Record<"ancho" | "alto" | "fondo" | "thing", Lines>;
type Props = { layout: ScaleLayout; label: string; texts: Texts };

const tick = 5;

export function ScaleDrawing({ layout, label, texts }: Props) {
  const { ground, scale, squareMm } = layout;
  return (
    <svg
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      role="img"
      aria-label={label}
      className="mx-auto block w-full max-w-2xl fill-none stroke-ink text-ink"
    >
      <path
        d={gridPath(squareMm * scale, layout)}
        className="stroke-muted"
        strokeOpacity="0.18"
        strokeWidth="0.75"
      />
      <path d={`M0 ${ground}H${stage.width}`} strokeWidth="2" />
      <path d={`M0 ${ground + 5}H${stage.width}`} strokeOpacity="0.55" />
      <path d={`M0 ${ground + 9}H${stage.width}`} strokeOpacity="0.28" />
      <PieceBox layout={layout} />
      <Measures layout={layout} texts={texts} />
      <KnownThingDrawing layout={layout} lines={texts.thing} />
    </svg>
  );
}

/** Counted from the foot of the box, so that it can be read off. */
function gridPath(step: number, { box, ground }: ScaleLayout): string {
  const lines: string[] = [];
  for (let x = box.x % step; x < stage.width; x += step) lines.push(`M${at(x)} 0V${ground}`);
  for (let y = ground - step; y > 0; y -= step) lines.push(`M0 ${at(y)}H${stage.width}`);
  return lines.join("");
}

function PieceBox({ layout: { box } }: { layout: ScaleLayout }) {
  const { x, y, width, height, slant } = box;
  const layers = Math.max(2, Math.round(height / 7));
  const lines = Array.from({ length: layers - 1 }, (_line, index) => {
    const level = at(y + (height * (index + 1)) / layers);
    return `M${at(x)} ${level}h${at(width)}l${at(slant)} ${at(-slant)}`;
  });
  return (
    <g strokeLinejoin="round" strokeWidth="1.5">
      <path
        d={`M${at(x)} ${at(y)}l${at(slant)} ${at(-slant)}h${at(width)}l${at(-slant)} ${at(slant)}z`}
        className="fill-copper-top"
      />
      <path
        d={`M${at(x + width)} ${at(y)}l${at(slant)} ${at(-slant)}v${at(height)}l${at(-slant)} ${at(slant)}z`}
        className="fill-copper"
      />
      <path
        d={`M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}z`}
        className="fill-copper-lit"
      />
      <path d={lines.join("")} strokeWidth="0.75" strokeOpacity="0.35" />
    </g>
  );
}

function Measures({ layout: { box, ground }, texts }: { layout: ScaleLayout; texts: Texts }) {
  const { x, y, width, height, slant } = box;
  const left = x - 12;
  const below = ground + 20;
  return (
    <>
      <path
        d={`M${at(left - tick)} ${at(y)}h${tick * 2}M${at(left)} ${at(y)}v${at(height)}M${at(left - tick)} ${ground}h${tick * 2}`}
      />
      <path
        d={`M${at(x)} ${below - tick}v${tick * 2}M${at(x)} ${below}h${at(width)}M${at(x + width)} ${below - tick}v${tick * 2}`}
      />
      <Words x={left - 10} y={y + height / 2 - 4} anchor="end" lines={texts.alto} />
      <Words x={x + width / 2} y={below + 28} anchor="middle" lines={texts.ancho} />
      <Words
        x={x + width + slant + 10}
        // Two lines end above the ground, however flat the piece is.
        y={ground - Math.max(slant / 2 + 16, 34)}
        anchor="start"
        lines={texts.fondo}
      />
    </>
  );
}

function KnownThingDrawing({ layout, lines }: { layout: ScaleLayout; lines: Lines }) {
  const { thing, thingX: x, scale, ground } = layout;
  const width = thing.width * scale;
  const height = thing.height * scale;
  const y = ground - height;
  return (
    <>
      {thing.kind === "card" ? (
        <g className="fill-card" strokeWidth="1.5">
          <rect x={at(x)} y={at(y)} width={at(width)} height={at(height)} rx={at(3.2 * scale)} />
          <path
            d={`M${at(x)} ${at(y + height * 0.17)}h${at(width)}v${at(height * 0.17)}h${at(-width)}z`}
            className="fill-ink"
            stroke="none"
          />
          <rect
            x={at(x + width * 0.1)}
            y={at(y + height * 0.52)}
            width={at(width * 0.15)}
            height={at(height * 0.19)}
            rx="1.5"
            strokeWidth="1"
          />
        </g>
      ) : (
        <g className="fill-card" strokeWidth="1.5">
          <circle cx={at(x + width / 2)} cy={at(y + height / 2)} r={at(width / 2)} />
          <circle cx={at(x + width / 2)} cy={at(y + height / 2)} r={at(width * 0.34)} />
        </g>
      )}
      <Words x={x + width / 2} y={ground + 48} anchor="middle" lines={lines} isQuiet />
    </>
  );
}

type WordsProps = {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  lines: Lines;
  isQuiet?: boolean;
};

function Words({ x, y, anchor, lines, isQuiet = false }: WordsProps) {
  return (
    <text
      x={at(x)}
      y={at(y)}
      textAnchor={anchor}
      stroke="none"
      // In units of the drawing.
      className={cx(
        "text-[20px] sm:text-[15px]",
        isQuiet ? "fill-muted" : "fill-ink font-semibold",
      )}
    >
      {lines.map((line, place) => (
        <tspan key={line} x={at(x)} dy={place === 0 ? undefined : "1.15em"}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Rounded, to keep the HTML small. */
function at(value: number): number {
  return Math.round(value * 10) / 10;
}
