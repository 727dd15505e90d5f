import { useEffect, useRef, useState } from "react";
import { fileTooLarge } from "#contract/error-messages.ts";
import { fotoLimits } from "#contract/values/rights/foto-limits.ts";
import { fotosCopy as copy } from "./fotos.copy.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** `url` is its key. */
export type DraftFoto = { file: File; url: string };
export type FotosDraft = ReturnType<typeof useFotosDraft>;

const types = ["image/png", "image/jpeg", "image/gif", "image/webp"];
const endings = /\.(?:png|jpe?g|gif|webp)$/i;

/** With extensions, because some phones know no MIME types. */
export const acceptedFotos = [...types, ".png", ".jpg", ".jpeg", ".gif", ".webp"].join(",");

/** Photographs to send, each made smaller when it is added. */
export function useFotosDraft() {
  const [fotos, setFotos] = useState<readonly DraftFoto[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [preparing, setPreparing] = useState(0);
  const chosen = useRef(fotos);
  const queue = useRef(Promise.resolve());
  const made = useRef(new Set<string>());
  useEffect(() => {
    const urls = made.current;
    return () => forgetAll(urls);
  }, []);

  function show(next: readonly DraftFoto[]): void {
    chosen.current = next;
    setFotos(next);
  }

  async function take(files: readonly File[]): Promise<void> {
    const kinds = files.map(kindFault);
    const sound = files.filter((_file, place) => kinds[place] === null);
    const room = fotoLimits.maxFiles - chosen.current.length;
    const tooLarge: string[] = [];
    // One by one: an unpacked photograph takes 50 MB of a phone.
    for (const file of sound.slice(0, room)) {
      const small = await shrinkPicture(file);
      if (small.size > fotoLimits.maxFileBytes) {
        tooLarge.push(fileTooLarge(file.name, fotoLimits.maxFileBytes));
        continue;
      }
      const url = URL.createObjectURL(small);
      made.current.add(url);
      show([...chosen.current, { file: small, url }]);
    }
    const tooMany = sound.length > room ? [copy.tooManyFotos(fotoLimits.maxFiles)] : [];
    setRefused([...kinds.filter((fault) => fault !== null), ...tooLarge, ...tooMany]);
    setPreparing((count) => count - 1);
  }

  return {
    fotos,
    refused,
    /** Files are being made smaller: nothing is to be sent yet. */
    isPreparing: preparing > 0,
    add(files: readonly File[]): void {
      setPreparing((count) => count + 1);
      queue.current = queue.current.then(() => take(files));
    },
    remove({ url }: DraftFoto): void {
      show(chosen.current.filter((foto) => foto.url !== url));
      setRefused([]);
      URL.revokeObjectURL(url);
      made.current.delete(url);
    },
    clear(): void {
      show([]);
      setRefused([]);
      forgetAll(made.current);
    },
  };
}

function forgetAll(urls: Set<string>): void {
  for (const url of urls) URL.revokeObjectURL(url);
  urls.clear();
}

/** By what the browser says of it. */
export function isFoto({ name, type }: File): boolean {
  return type === "" ? endings.test(name) : types.includes(type);
}

/** Why it cannot be a photograph, for people; null when it can. */
export function kindFault(file: File): string | null {
  return isFoto(file) && file.size > 0 ? null : copy.noFoto(file.name);
}
