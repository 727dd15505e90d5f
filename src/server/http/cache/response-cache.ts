import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Quality 9: a page costs about 8 ms, eleven would cost 270 for a tenth less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** Below this many bytes compression costs more than it saves. */
const minCompressedBytes = 512;
const unavailableStatus = 503;

export type Encoding = "identity" | "br" | "gzip";

export type Cacheable = { status?: number; body: string; headers: Record<string, string> };

export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  bodies: Record<Encoding, Buffer>;
  etags: Record<Encoding, string>;
};

type Slot = { version: number; entry: CachedResponse };

export type ResponseCache = {
  /** The response kept under `key`, rendered anew when the catalogue changed since. Only status 200 and 404 are kept. */
  get: (key: string, render: () => Promise<Cacheable>) => Promise<CachedResponse>;
  /** True when something is kept under `key`, fresh or not. */
  has: (key: string) => boolean;
  /** Reads the catalogue's version; a new one makes every entry stale. */
  checkVersion: () => Promise<void>;
  /** The version of the catalogue that answers are made of, and how many entries are kept. */
  stats: () => { version: number; entries: number; hits: number; renders: number };
};

type Options = {
  /** The catalogue's version in the database, shared by all processes. */
  readVersion: () => Promise<number>;
  /** True of a failure that passes: what is kept is served meanwhile, however old. */
  isOutage?: (error: unknown) => boolean;
  maxEntries?: number;
  /** Bytes kept at most, all encodings counted. */
  maxBytes?: number;
};

/**
 * Keeps finished responses as bytes, compressed, with their headers. One render at a time per key:
 * while a page is made anew, others get its last body. A render that began before a change of the
 * catalogue is not kept as new: it carries the version that was read before it started. While the
 * database is away the last body is served, even though the catalogue may have changed since.
 */
export function createResponseCache({
  readVersion,
  isOutage = () => false,
  maxEntries = 2000,
  maxBytes = 128 * 1024 * 1024,
}: Options): ResponseCache {
  const slots = new Map<string, Slot>();
  const renders = new Map<string, { version: number; promise: Promise<CachedResponse> }>();
  const counts = { hits: 0, renders: 0 };
  let version = 0;
  let bytes = 0;

  async function get(key: string, render: () => Promise<Cacheable>): Promise<CachedResponse> {
    const slot = slots.get(key);
    if (slot && slot.version === version) {
      counts.hits++;
      touch(key, slot);
      return slot.entry;
    }
    const running = renders.get(key);
    if (running) return slot && running.version === version ? slot.entry : running.promise;
    return start(key, render);
  }

  function start(key: string, render: () => Promise<Cacheable>): Promise<CachedResponse> {
    const startedAt = version;
    counts.renders++;
    const promise = render()
      .then(compress)
      .then(
        (entry) => keep(key, { version: startedAt, entry }),
        (error: unknown) => {
          const last = slots.get(key);
          if (last && isOutage(error)) return last.entry;
          throw error;
        },
      )
      .finally(() => renders.delete(key));
    renders.set(key, { version: startedAt, promise });
    return promise;
  }

  /** What is served: the new entry, or the last one while there is nothing to make a new one of. */
  function keep(key: string, slot: Slot): CachedResponse {
    const { status } = slot.entry;
    const last = slots.get(key);
    if (status === unavailableStatus && last) return last.entry;
    if (status === 200 || status === 404) store(key, slot);
    else remove(key);
    return slot.entry;
  }

  /** Moves the entry to the young end: the map's order is the order of last use. */
  function touch(key: string, slot: Slot): void {
    slots.delete(key);
    slots.set(key, slot);
  }

  function store(key: string, slot: Slot): void {
    remove(key);
    slots.set(key, slot);
    bytes += sizeOf(slot.entry);
    for (const oldest of slots.keys()) {
      if (slots.size <= maxEntries && bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  function remove(key: string): void {
    const slot = slots.get(key);
    if (!slot) return;
    bytes -= sizeOf(slot.entry);
    slots.delete(key);
  }

  return {
    get,
    has: (key) => slots.has(key),
    async checkVersion() {
      version = await readVersion();
    },
    stats: () => ({ version, entries: slots.size, ...counts }),
  };
}

function sizeOf({ bodies }: CachedResponse): number {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length;
}

async function compress({ status = 200, body, headers }: Cacheable): Promise<CachedResponse> {
  const identity = Buffer.from(body);
  const isSmall = identity.length < minCompressedBytes;
  const [br, gz] = isSmall
    ? [identity, identity]
    : await Promise.all([brotli(identity, brotliOptions), deflate(identity)]);
  const hash = createHash("sha256")
    .update(identity)
    .update(JSON.stringify(headers))
    .digest("base64url");
  const tag = hash.slice(0, 27);
  return {
    status,
    headers,
    bodies: { identity, br, gzip: gz },
    etags: { identity: `"${tag}"`, br: `"${tag}-br"`, gzip: `"${tag}-gz"` },
  };
}
