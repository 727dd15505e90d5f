/** Same paths as `src/web/ui/art/logo.tsx`. */
export const failureMark = `<svg viewBox="0 0 44 32" fill="none" stroke-width="2.6" stroke-linecap="round" aria-hidden="true"><path d="M15 4h2M12.5 9h7M30 9h1.5M10 14h12.5M26.5 14h8" stroke="var(--copper)"/><path d="M7.5 19h29.5M5 24h34.5M2 29h40" stroke="currentColor"/></svg>`;

const plate = { top: 232, bottom: 332, left: 8, right: 512, inset: 84 };
const layerGap = 14;
const printed: readonly [number, number][] = [
  [104, 416],
  [114, 404],
  [126, 394],
  [134, 380],
  [146, 368],
  [154, 302],
];
const waiting: readonly [number, number][][] = [
  [
    [164, 216],
    [240, 346],
  ],
  [
    [176, 204],
    [252, 334],
  ],
  [[262, 322]],
  [[274, 310]],
  [[286, 298]],
];

export const failureArt = `<svg class="art" viewBox="0 0 520 360" fill="none" aria-hidden="true">${[
  drawPlate(),
  drawLayers(),
  drawNozzle(),
].join("")}</svg>`;

function drawPlate(): string {
  const { top, bottom, left, right, inset } = plate;
  const rows = [1, 2, 3, 4].map((row) => {
    const share = row / 5;
    const y = top + (bottom - top) * share;
    const side = inset * (1 - share);
    return `M${left + side} ${y}H${right - side}`;
  });
  const columns = [1, 2, 3, 4, 5, 6, 7].map((column) => {
    const share = column / 8;
    const from = left + inset + (right - left - 2 * inset) * share;
    return `M${from} ${top}L${left + (right - left) * share} ${bottom}`;
  });
  return `<path d="M${left + inset} ${top}H${right - inset}L${right} ${bottom}H${left}Z" fill="var(--quiet)" stroke="var(--edge)"/><path d="${rows.join("")}${columns.join("")}" stroke="var(--edge)" stroke-opacity=".35"/><path d="M${left} ${bottom}H${right}v12H${left}Z" fill="var(--hairline)" stroke="var(--edge)"/>`;
}

function drawLayers(): string {
  const base = (plate.top + plate.bottom) / 2;
  const done = printed.map(([from, to], row) => {
    const color = row < 3 ? "var(--action)" : "var(--copper)";
    return `<path d="M${from} ${base - row * layerGap}H${to}" stroke="${color}"/>`;
  });
  const dotted = waiting.flatMap((spans, row) =>
    spans.map(([from, to]) => `M${from} ${base - (printed.length + row) * layerGap}H${to}`),
  );
  return `<g stroke-width="9" stroke-linecap="round">${done.join("")}</g><path d="${dotted.join("")}" stroke="var(--edge)" stroke-width="2" stroke-dasharray="1 7" stroke-linecap="round"/>`;
}

function drawNozzle(): string {
  return `<path d="M310 40v104M290 144h40v20l-14 22h-12l-14-22z" stroke="var(--ink)" stroke-width="2.5" stroke-linejoin="round" fill="var(--page)"/><path d="M310 188v18" stroke="var(--copper)" stroke-width="3" stroke-linecap="round"/>`;
}
