import { readFileSync } from "node:fs";

/** A data URL, as the shop answers a photograph. */
export function sampleFoto(): string {
  const contenido = readFileSync("demo/pictures/chinchilla-b/640.webp", "base64");
  return `data:image/webp;base64,${contenido}`;
}
