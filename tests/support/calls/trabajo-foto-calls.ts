import type { TestShop } from "#rig/shop/test-shop.ts";
import { png, type SentFile } from "./producto-calls.ts";

export type Photographed = { id: number; token: string; files?: SentFile[]; quitar?: true };

export const foto = async (colour: "red" | "blue" = "red"): Promise<SentFile> => ({
  name: "pieza.png",
  bytes: await png(colour),
});

export function fotoForm({ files = [], quitar }: Omit<Photographed, "id" | "token">): FormData {
  const form = new FormData();
  if (quitar) form.set("quitar", "1");
  for (const { name, bytes } of files)
    form.append("fotos[]", new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** By an administrador. Without files and `quitar` it has no part that says anything. */
export async function photograph({ url }: TestShop, { id, token, ...sent }: Photographed) {
  const response = await fetch(`${url}/api/endpoints/trabajo_foto.php?id=${id}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}` },
    body: fotoForm(sent),
  });
  const body = (await response.json()) as {
    mensaje?: string;
    error?: string;
    campos?: Record<string, string>;
  };
  return { status: response.status, body };
}
