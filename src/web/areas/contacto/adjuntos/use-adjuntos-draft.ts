import { useState } from "react";
import { emptyFile, fileTooLarge } from "#contract/error-messages.ts";
import { archivoLimits, isArchivoName } from "#contract/values/archivos/archivo-limits.ts";
import { isFoto, useFotosDraft } from "#web/forms/fotos/use-fotos-draft.ts";
import { adjuntosCopy as copy } from "./adjuntos.copy.ts";

export type AdjuntosDraft = ReturnType<typeof useAdjuntosDraft>;

/**
 * Extensions alone would leave a phone nothing to choose: it knows no type of them, and some offer only files of a type
 * that is named.
 */
export const acceptedArchivos = ".stl,.3mf,model/stl,model/3mf,application/octet-stream";

/** Photographs, or one archivo. */
export function useAdjuntosDraft() {
  const draft = useFotosDraft();
  const [archivo, setArchivo] = useState<File | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const hasFotos = draft.fotos.length > 0 || draft.isPreparing;

  function add(files: readonly File[]): void {
    const archivos = files.filter(({ name }) => isArchivoName(name));
    const fotos = files.filter((file) => !archivos.includes(file) && isFoto(file));
    const others = files.filter((file) => !archivos.includes(file) && !fotos.includes(file));
    const isBoth =
      (archivos.length > 0 && (fotos.length > 0 || hasFotos)) ||
      (fotos.length > 0 && archivo !== null);
    const fault = isBoth ? copy.notBoth : findFault(archivos);
    const [chosen] = archivos;
    if (fault === null && chosen !== undefined) setArchivo(chosen);
    setRefused([...others.map(({ name }) => copy.otherKind(name)), ...(fault ? [fault] : [])]);
    // Without any it takes back what it had refused.
    draft.add(isBoth ? [] : fotos);
  }

  return {
    archivo,
    fotos: { ...draft, add, refused: [...draft.refused, ...refused] },
    removeArchivo(): void {
      setArchivo(null);
      setRefused([]);
    },
    clear(): void {
      draft.clear();
      setArchivo(null);
      setRefused([]);
    },
  };
}

function findFault([chosen, ...more]: readonly File[]): string | null {
  if (chosen === undefined) return null;
  if (more.length > 0) return copy.oneArchivo;
  if (chosen.size === 0) return emptyFile(chosen.name);
  const { maxFileBytes } = archivoLimits;
  return chosen.size > maxFileBytes ? fileTooLarge(chosen.name, maxFileBytes) : null;
}
