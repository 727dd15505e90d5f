/** `make` runs at the first call: an `Intl` format takes some milliseconds on a phone. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
