import { LRUCache } from "lru-cache";

export type CachedImage = { bytes: Buffer; etag: string };

type ImageCacheOptions = {
  maxBytes: number;
  read: (path: string) => Promise<CachedImage | null>;
};

/**
 * Concurrent calls for one path share one read. Neither a missing picture nor a failed read is
 * cached.
 */
export function createImageCache({ maxBytes, read }: ImageCacheOptions) {
  const cache = new LRUCache<string, { image: CachedImage | null }>({
    maxSize: maxBytes,
    // lru-cache refuses a size of 0.
    sizeCalculation: ({ image }) => Math.max(1, image?.bytes.length ?? 0),
    fetchMethod: async (path) => ({ image: await read(path) }),
    // Evicting a pending read must not reject it.
    ignoreFetchAbort: true,
  });
  return {
    has: (path: string) => cache.has(path),
    async get(path: string): Promise<CachedImage | null> {
      const { image } = await cache.forceFetch(path);
      if (image === null) cache.delete(path);
      return image;
    },
  };
}
