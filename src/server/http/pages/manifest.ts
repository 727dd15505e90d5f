import type { FastifyInstance } from "fastify";
import { servePublicFile } from "./public-file.ts";

export function serveManifest(
  http: FastifyInstance,
  config: { tienda: () => { nombre: string; lema: string } },
): void {
  servePublicFile(http, {
    path: "/manifest.webmanifest",
    type: "application/manifest+json; charset=utf-8",
    body: () => JSON.stringify(describeManifest(config.tienda())),
  });
}

function describeManifest({ nombre, lema }: { nombre: string; lema: string }) {
  return {
    name: `${nombre} · ${lema}`,
    short_name: nombre,
    description: lema,
    lang: "es-CL",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: "#f6f7f9",
    theme_color: "#f6f7f9",
    icons: [192, 512].map((size) => ({
      src: `/icono-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
}
