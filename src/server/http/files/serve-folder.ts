import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

type Folder = {
  root: string;
  /** With a slash at both ends. */
  prefix: string;
  /** Sends the brotli or gzip file beside the one that is asked for. */
  preCompressed?: boolean;
  /** Answers 404 where it is false. Takes the path below the prefix, decoded and without its first slash. */
  isServed?: (path: string) => boolean;
};

/**
 * Serves files that never change. The plugin's own route lists the whole folder at each call, in
 * search of the name in other letters: 10 ms and more with the pictures of a large shop.
 */
export async function serveFolder(http: FastifyInstance, folder: Folder): Promise<void> {
  const { root, prefix, preCompressed = false, isServed = () => true } = folder;
  await http.register((scope, _options, done) => {
    void scope.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed,
      immutable: true,
      maxAge: "365d",
      index: false,
      dotfiles: "ignore",
    });
    scope.get<{ Params: { "*": string } }>(`${prefix}*`, (request, reply) => {
      const path = request.params["*"];
      if (isServed(path)) return reply.sendFile(`/${path}`);
      reply.callNotFound();
      return reply;
    });
    done();
  });
}
