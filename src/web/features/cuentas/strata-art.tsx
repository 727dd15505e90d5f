const layers = [
  { x: 268, width: 60, className: "fill-cobre" },
  { x: 244, width: 104, className: "fill-cobre" },
  { x: 214, width: 166, className: "fill-cobre" },
  { x: 188, width: 238, className: "fill-cobre-oscuro" },
  { x: 150, width: 300, className: "fill-cobre-oscuro" },
  { x: 126, width: 372, className: "fill-cobre-oscuro" },
  { x: 92, width: 420, className: "fill-lapis" },
  { x: 54, width: 482, className: "fill-lapis" },
  { x: 30, width: 540, className: "fill-lapis" },
  { x: 0, width: 600, className: "fill-lapis-hondo" },
];
const layerHeight = 14;
const gap = 4;

/** A ridge of printed layers, in the colours of the shop's minerals. */
export function StrataArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 176" className={className} aria-hidden="true">
      {layers.map(({ x, width, className: fill }, row) => (
        <rect
          key={x}
          x={x}
          y={row * (layerHeight + gap)}
          width={width}
          height={layerHeight}
          rx={layerHeight / 2}
          className={fill}
        />
      ))}
    </svg>
  );
}
