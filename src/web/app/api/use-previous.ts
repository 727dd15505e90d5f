import { useState } from "react";

/** The value, or while the next one loads the one before. */
export function usePrevious<V extends { data: unknown }>(
  value: V | null,
  isLoading: boolean,
): V | null {
  const [last, setLast] = useState(value);
  const shown = value ?? (isLoading ? last : null);
  if (shown?.data !== last?.data) setLast(shown);
  return shown;
}
