import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ImageStore } from "../providers/image-store.ts";

/** Serves the pictures that the image store keeps: their names are random, so they never change. */
export async function serveImages(app: FastifyInstance, { folder }: ImageStore): Promise<void> {
  if (folder === null) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/imagenes/",
    immutable: true,
    maxAge: "365d",
    index: false,
    dotfiles: "ignore",
    decorateReply: false,
    allowedPath: (path) => /^\/[a-z0-9-]{1,100}\/\d{2,4}\.(?:avif|webp)$/.test(path),
  });
}
