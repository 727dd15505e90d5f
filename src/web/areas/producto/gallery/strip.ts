/** Which picture of a row that snaps is in view; null before the row has a width. */
export function placeOf({ scrollLeft, clientWidth }: HTMLElement): number | null {
  return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : null;
}

export function scrollToPlace(row: HTMLElement | null, place: number): void {
  row?.scrollTo({ left: place * row.clientWidth });
}
