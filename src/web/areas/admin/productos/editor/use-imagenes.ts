import { useEffect, useRef, useState } from "react";
import { productoFormCopy as copy } from "../productos.copy.ts";
import { type FormImagen, moveImagen, screenFiles } from "./imagenes.ts";

export type ImagenesDraft = ReturnType<typeof useImagenes>;

/** In order, the cover first. `notice` is announced to screen readers. */
export function useImagenes(initial: readonly FormImagen[]) {
  const [imagenes, setImagenes] = useState(initial);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState("");
  const urls = useObjectUrls();

  function add(files: readonly File[]): void {
    const screened = screenFiles(files, imagenes);
    const added = screened.accepted.map((file): FormImagen => {
      const url = urls.make(file);
      return { kind: "new", id: url, file, url };
    });
    setImagenes([...imagenes, ...added]);
    setRefused(screened.refused);
    if (added.length > 0) setNotice(copy.added(added.length));
  }

  function drop(imagen: FormImagen): void {
    setImagenes((current) => current.filter(({ id }) => id !== imagen.id));
    if (imagen.kind === "new") urls.revoke(imagen.url);
  }

  return {
    imagenes,
    refused,
    notice,
    add,
    remove(imagen: FormImagen): void {
      drop(imagen);
      setRefused([]);
      setNotice(copy.removed);
    },
    /** For a file that the browser cannot decode; several may fail at once. */
    reject(imagen: FormImagen): void {
      if (imagen.kind !== "new") return;
      drop(imagen);
      setRefused((known) => [...known, copy.unreadable(imagen.file.name)]);
    },
    move(from: number, to: number): void {
      setImagenes(moveImagen(imagenes, from, to));
      setNotice(to <= 0 ? copy.movedToCover : copy.moved(to + 1, imagenes.length));
    },
    replace(next: readonly FormImagen[]): void {
      setImagenes(next);
      setRefused([]);
    },
  };
}

/** Object URLs of previews, revoked with the form. */
function useObjectUrls() {
  const known = useRef(new Set<string>());
  useEffect(() => {
    const urls = known.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
      urls.clear();
    };
  }, []);
  return {
    make(file: File): string {
      const url = URL.createObjectURL(file);
      known.current.add(url);
      return url;
    },
    revoke(url: string): void {
      URL.revokeObjectURL(url);
      known.current.delete(url);
    },
  };
}
