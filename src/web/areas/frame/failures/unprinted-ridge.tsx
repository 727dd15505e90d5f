/** Half the width of each layer and its middle, from the plate up. */
const layers = [
  [150, 240],
  [138, 240],
  [127, 238],
  [113, 240],
  [98, 236],
  [84, 232],
  [66, 234],
  [50, 229],
  [33, 226],
  [16, 224],
] as const;
const layerHeight = 15;
const plateTop = 280;
/** The other layers are dotted. */
const printed = 3;

/** A print that stopped after a few layers. */
export function UnprintedRidge({ className }: { className?: string }) {
  const nozzleX = endOf(layers[printed - 1]);
  return (
    <svg viewBox="0 0 480 340" fill="none" aria-hidden="true" className={className}>
      <Plate />
      {layers.map(([half, middle], index) => (
        <path
          key={half}
          d={`M${middle - half} ${plateTop - 4 - index * layerHeight}h${half * 2}`}
          className={index < printed ? "stroke-copper" : "stroke-edge"}
          strokeWidth={index < printed ? 11 : 2}
          strokeLinecap="round"
          strokeDasharray={index < printed ? undefined : "1 6"}
        />
      ))}
      <Nozzle x={nozzleX} y={plateTop - printed * layerHeight} />
    </svg>
  );
}

function endOf([half, middle]: readonly [number, number] = [0, 240]): number {
  return middle + half;
}

function Plate() {
  const columns = [1, 2, 3, 4, 5, 6, 7];
  const rows = [1, 2, 3];
  return (
    <g>
      <path d="M84 232h312l76 76H8z" className="fill-quiet stroke-edge" />
      {columns.map((column) => (
        <path
          key={column}
          d={`M${84 + column * 39} 232L${8 + column * 58} 308`}
          className="stroke-hairline"
        />
      ))}
      {rows.map((row) => (
        <path
          key={row}
          d={`M${84 - row * 19} ${232 + row * 19}h${312 + row * 38}`}
          className="stroke-hairline"
        />
      ))}
      <path d="M8 308h464v12H8z" className="fill-hairline stroke-edge" />
    </g>
  );
}

function Nozzle({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-ink" strokeWidth="2">
      <path d="M-15 -46h30v26h-30z" className="fill-card" />
      <path d="M-15 -38h30M-15 -30h30" />
      <path d="M-10 -20h20l-6 14h-8z" className="fill-ink" strokeLinejoin="round" />
      <path d="M0 -46v-190" strokeWidth="1.5" strokeDasharray="2 5" className="stroke-copper" />
    </g>
  );
}
