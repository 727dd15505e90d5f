/** The picture a key leads to, going round at both ends; null for keys that mean nothing here. */
export function stepByKey(current: number, key: string, total: number): number | null {
  if (total < 1) return null;
  if (key === "ArrowRight") return (current + 1) % total;
  if (key === "ArrowLeft") return (current - 1 + total) % total;
  if (key === "Home") return 0;
  if (key === "End") return total - 1;
  return null;
}
