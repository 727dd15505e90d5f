export function median(values: number[]): number {
  return pick(values, 0.5);
}

export function p95(values: number[]): number {
  return pick(values, 0.95);
}

export function p99(values: number[]): number {
  return pick(values, 0.99);
}

function pick(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
