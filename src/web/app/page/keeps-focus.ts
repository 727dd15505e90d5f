/** State of a link whose page changes in place: the focus stays on it. */
export const keepsFocus = { keepsFocus: true } as const;

export function isFocusKept(state: unknown): boolean {
  return (state as Partial<typeof keepsFocus> | null)?.keepsFocus === true;
}
