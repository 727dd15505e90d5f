import { useEffect, useRef, useState } from "react";
import { fileTooLarge } from "#contract/error-messages.ts";
import { fotoLimits } from "#contract/values/rights/foto-limits.ts";
import { fotosCopy as copy } from "./fotos.copy.ts";

/** `url` is its key. */
export type DraftFoto = { file: File; url: string };
export type FotosDraft = ReturnType<typeof useFotosDraft>;

const types = ["image/png", "image/jpeg", "image/gif"];
const endings = /\.(?:png|jpe?g|gif)$/i;

/** With extensions, because some phones know no MIME types. */
export const acceptedFotos = [...types, ".png", ".jpg", ".jpeg", ".gif"].join(",");

export function useFotosDraft() {
  const [fotos, setFotos] = useState<readonly DraftFoto[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const made = useRef(new Set<string>());
  useEffect(() => {
    const urls = made.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
      urls.clear();
    };
  }, []);

  return {
    fotos,
    refused,
    add(files: readonly File[]): void {
      const faults = files.map(faultOf);
      const sound = files.filter((_file, place) => faults[place] === null);
      const room = fotoLimits.maxFiles - fotos.length;
      const added = sound.slice(0, room).map((file) => {
        const url = URL.createObjectURL(file);
        made.current.add(url);
        return { file, url };
      });
      setFotos([...fotos, ...added]);
      const tooMany = sound.length > room ? [copy.tooManyFotos(fotoLimits.maxFiles)] : [];
      setRefused([...faults.filter((fault) => fault !== null), ...tooMany]);
    },
    remove({ url }: DraftFoto): void {
      setFotos((current) => current.filter((foto) => foto.url !== url));
      setRefused([]);
      URL.revokeObjectURL(url);
      made.current.delete(url);
    },
  };
}

function faultOf({ name, type, size }: File): string | null {
  const isFoto = type === "" ? endings.test(name) : types.includes(type);
  if (!isFoto || size === 0) return copy.noFoto(name);
  return size > fotoLimits.maxFileBytes ? fileTooLarge(name, fotoLimits.maxFileBytes) : null;
}
