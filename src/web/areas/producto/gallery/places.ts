/** Which picture of a snapping row is in view; null before layout. */
export function placeOf({ scrollLeft, clientWidth }: HTMLElement): number | null {
  return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : null;
}

export function scrollToPlace(row: HTMLElement | null, place: number): void {
  row?.scrollTo({ left: place * row.clientWidth });
}

/** The picture a key leads to, wrapping around; null for other keys. */
export function stepByKey(current: number, key: string, total: number): number | null {
  if (total < 1) return null;
  if (key === "ArrowRight") return (current + 1) % total;
  if (key === "ArrowLeft") return (current - 1 + total) % total;
  if (key === "Home") return 0;
  if (key === "End") return total - 1;
  return null;
}
