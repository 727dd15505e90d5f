import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type StoredObject = { bytes: Buffer; type: string; savedAt: number };

type Failure = { method: string; keyEnds: string; how: "500" | "403" | "hang" | "stall" | "cut" };

type Sent = { body: Buffer; headers: IncomingMessage["headers"] };

export type S3Server = {
  url: string;
  env: Record<string, string>;
  objects: Map<string, StoredObject>;
  requests: string[];
  /** Until the answered function is called. */
  fail: (failure: Partial<Failure> & { how: Failure["how"] }) => () => void;
  close: () => Promise<void>;
};

const bucket = "imagenes";
const algorithm = "AWS4-HMAC-SHA256";
const accessKeyId = "llave-de-prueba";

/** In memory, with pages of `pageSize` keys. Requires our signature. */
export async function startS3Server({ pageSize = 1000 } = {}): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const failures = new Set<Failure>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers, ownBucket, key, search } = readRequest(request);
    requests.push(`${method} ${key}`);
    const failure = [...failures].find((it) => it.method === method && key.endsWith(it.keyEnds));
    const body = await buffer(request);
    if (failure) return failAs(failure, response);
    const code = findRefusal(headers.authorization, ownBucket);
    if (code !== null) return refuse(response, code === "NoSuchBucket" ? 404 : 403, code);
    if (key === "") response.end(listObjects(objects, search, pageSize));
    else if (method === "PUT") store(key, { body, headers }, response);
    else if (method === "DELETE") response.end(void objects.delete(key));
    else sendObject(objects.get(key), { isBare: method === "HEAD", response });
  }

  /** Sent, or copied from another object. */
  function store(key: string, { body, headers }: Sent, response: ServerResponse): void {
    const source = String(headers["x-amz-copy-source"] ?? "").replace(`${bucket}/`, "");
    const object = source === "" ? null : objects.get(source);
    if (object === undefined) return void refuse(response, 404, "NoSuchKey");
    const { bytes = body, type = headers["content-type"] ?? "" } = object ?? {};
    objects.set(key, { bytes, type, savedAt: Date.now() });
    response.end(object && "<CopyObjectResult><ETag>x</ETag></CopyObjectResult>");
  }

  const server = createServer((request, response) => {
    // By the clock of `Date`, or a client of another time takes its own for wrong and asks once more.
    response.setHeader("date", new Date().toUTCString());
    void answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`;
  return {
    url,
    env: { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: "secreto" },
    objects,
    requests,
    fail({ method = "GET", keyEnds = "", how }) {
      const failure = { method, keyEnds, how };
      failures.add(failure);
      return () => void failures.delete(failure);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function readRequest({ method = "", headers, url = "" }: IncomingMessage) {
  const { pathname, searchParams: search } = new URL(url, "http://s3.test");
  const [, ownBucket, key = ""] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
  return { method, headers, ownBucket, key, search };
}

function findRefusal(authorization = "", ownBucket = ""): string | null {
  const isSigned = authorization.startsWith(`${algorithm} Credential=${accessKeyId}/`);
  if (!isSigned) return "InvalidAccessKeyId";
  return ownBucket === bucket ? null : "NoSuchBucket";
}

function sendObject(
  object: StoredObject | undefined,
  { isBare, response }: { isBare: boolean; response: ServerResponse },
): void {
  if (object) {
    const { type, bytes } = object;
    response.writeHead(200, { "content-type": type, "content-length": bytes.length });
    response.end(isBare ? undefined : bytes);
  } else refuse(response, 404, "NoSuchKey");
}

function failAs({ how }: Failure, response: ServerResponse): void {
  if (how === "cut") response.socket?.destroy();
  else if (how === "stall") response.writeHead(200, { "content-length": 100 }).write("x");
  else if (how === "500") refuse(response, 500, "InternalError");
  else if (how === "403") refuse(response, 403, "SignatureDoesNotMatch");
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function listObjects(
  objects: Map<string, StoredObject>,
  search: URLSearchParams,
  pageSize: number,
): string {
  const from = search.get("continuation-token") ?? "";
  const prefix = search.get("prefix") ?? "";
  const limit = Math.min(pageSize, Number(search.get("max-keys") ?? pageSize));
  const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > from);
  const page = keys.slice(0, limit);
  const contents = page.map((key) => {
    const time = new Date(objects.get(key)?.savedAt ?? 0).toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`;
  });
  const isTruncated = page.length < keys.length;
  const next = `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}${isTruncated ? next : ""}</ListBucketResult>`;
}
