type Segment = readonly [x: number, width: number];
type Layer = { segments: readonly Segment[]; className: string };

/** From the top down. */
const layers: readonly Layer[] = [
  { segments: [[392, 44]], className: "fill-copper" },
  { segments: [[366, 96]], className: "fill-copper" },
  { segments: [[348, 138]], className: "fill-copper" },
  {
    segments: [
      [150, 52],
      [322, 190],
    ],
    className: "fill-copper-deep",
  },
  {
    segments: [
      [122, 116],
      [296, 244],
    ],
    className: "fill-copper-deep",
  },
  { segments: [[98, 462]], className: "fill-copper-deep" },
  { segments: [[70, 502]], className: "fill-action" },
  { segments: [[52, 532]], className: "fill-action" },
  { segments: [[24, 566]], className: "fill-action" },
  { segments: [[0, 600]], className: "fill-action-strong" },
];
const layerHeight = 14;
const gap = 4;

export function StrataArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 176" className={className} aria-hidden="true">
      {layers.map(({ segments, className: fill }, row) =>
        segments.map(([x, width]) => (
          <rect
            key={x}
            x={x}
            y={row * (layerHeight + gap)}
            width={width}
            height={layerHeight}
            rx={layerHeight / 2}
            className={fill}
          />
        )),
      )}
    </svg>
  );
}
