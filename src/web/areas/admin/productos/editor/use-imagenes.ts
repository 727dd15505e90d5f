import { useEffect, useRef, useState } from "react";
import { imagenLimits } from "#contract/schemas/productos-admin.ts";
import { productoFormCopy as copy } from "../productos.copy.ts";
import { type FormImagen, moveImagen, prepareImagen, screenFiles } from "./imagenes.ts";

export type ImagenesDraft = ReturnType<typeof useImagenes>;

/** In order, the cover first. `notice` is announced to screen readers. */
export function useImagenes(initial: readonly FormImagen[]) {
  const [imagenes, setImagenes] = useState(initial);
  const [preparing, setPreparing] = useState(0);
  const latest = useRef(initial);
  const queue = useRef(Promise.resolve());
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState("");
  const urls = useObjectUrls();

  function show(next: readonly FormImagen[]): void {
    latest.current = next;
    setImagenes(next);
  }

  async function take(files: readonly File[]): Promise<void> {
    const prepared: File[] = [];
    // One by one: an unpacked photograph takes 50 MB of a phone. Further ones are left out anyway.
    for (const [place, file] of files.entries()) {
      prepared.push(place < imagenLimits.maxPerProducto ? await prepareImagen(file) : file);
    }
    const screened = screenFiles(prepared, latest.current);
    const added = screened.accepted.map((file): FormImagen => {
      const url = urls.make(file);
      return { kind: "new", id: url, file, url };
    });
    show([...latest.current, ...added]);
    setRefused(screened.refused);
    setNotice(added.length > 0 ? copy.added(added.length) : "");
    setPreparing((count) => count - 1);
  }

  function drop(imagen: FormImagen): void {
    show(latest.current.filter(({ id }) => id !== imagen.id));
    if (imagen.kind === "new") urls.revoke(imagen.url);
  }

  return {
    imagenes,
    refused,
    notice: preparing > 0 ? copy.preparing : notice,
    /** Files are being made smaller: nothing is to be sent yet. */
    isPreparing: preparing > 0,
    add(files: readonly File[]): void {
      setPreparing((count) => count + 1);
      queue.current = queue.current.then(() => take(files));
    },
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
      show(moveImagen(latest.current, from, to));
      setNotice(to <= 0 ? copy.movedToCover : copy.moved(to + 1, imagenes.length));
    },
    replace(next: readonly FormImagen[]): void {
      show(next);
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
