export type CachedImage = { bytes: Buffer; etag: string };

type ImageCacheOptions = {
  maxBytes: number;
  /** Null when there is no such picture; that is not kept, it may be there a moment later. */
  read: (path: string) => Promise<CachedImage | null>;
};

/** Keeps the pictures asked for last, up to `maxBytes`; the same one asked for at once is read once. */
export function createImageCache({ maxBytes, read }: ImageCacheOptions) {
  const kept = new Map<string, CachedImage>();
  const underWay = new Map<string, Promise<CachedImage | null>>();
  let keptBytes = 0;

  async function get(path: string): Promise<CachedImage | null> {
    const known = kept.get(path);
    if (known) {
      // A map remembers the order of insertion: what was asked for stands last again.
      kept.delete(path);
      kept.set(path, known);
      return known;
    }
    const running = underWay.get(path);
    if (running !== undefined) return running;
    const reading = read(path);
    underWay.set(path, reading);
    try {
      const image = await reading;
      if (image) keep(path, image);
      return image;
    } finally {
      underWay.delete(path);
    }
  }

  function keep(path: string, image: CachedImage): void {
    if (image.bytes.length > maxBytes) return;
    kept.set(path, image);
    keptBytes += image.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= maxBytes) return;
      kept.delete(oldest);
      keptBytes -= bytes.length;
    }
  }

  return { get };
}
