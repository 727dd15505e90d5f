import { useEffect, useRef, useState } from "react";
import type { ApiFailure } from "#contract/client.ts";
import type { ImportAnswer } from "#contract/schemas/productos-import.ts";
import { uploadForm } from "#web/app/api/api-files.ts";
import { refreshProductos } from "../productos-data.ts";
import { importCopy as copy } from "./import.copy.ts";

const maxFileBytes = 5_000_000;

type Step = "checking" | "applying";

export type ImportState =
  | { kind: "empty"; error: string | null }
  /** `share`: 0 to 1 of the upload, null while the server works. */
  | { kind: "working"; step: Step; file: File; share: number | null }
  | { kind: "checked" | "applied"; file: File; result: ImportAnswer };

/** A dry run first; applied on request when it has no fault. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ kind: "empty", error: null });
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function send(file: File, step: Step): Promise<void> {
    const abort = new AbortController();
    upload.current = abort;
    setState({ kind: "working", step, file, share: 0 });
    const form = new FormData();
    form.append("archivo", file, file.name);
    const result = await uploadForm("importProductos", {
      query: { simular: step === "checking" ? "true" : "false" },
      form,
      signal: abort.signal,
      onProgress: ({ sent, total }) => {
        const share = sent < total ? sent / total : null;
        setState({ kind: "working", step, file, share });
      },
    });
    if (abort.signal.aborted) return;
    // Without an answer some rows may still have been applied.
    if (step === "applying") refreshProductos();
    if (!result.ok) return setState({ kind: "empty", error: explain(result, step) });
    const isApplied = step === "applying" && result.data.errores.length === 0;
    setState({ kind: isApplied ? "applied" : "checked", file, result: result.data });
  }

  return {
    state,
    choose(file: File): void {
      const fault = faultOf(file);
      if (fault) setState({ kind: "empty", error: fault });
      else void send(file, "checking");
    },
    apply: (file: File) => void send(file, "applying"),
  };
}

function faultOf({ name, type, size }: File): string | null {
  const isText = /\.(?:csv|txt)$/i.test(name) || /^text\/(?:csv|plain)$/.test(type);
  if (!isText) return copy.wrongType(name);
  return size > maxFileBytes ? copy.tooLarge(name) : null;
}

function explain({ status, error, campos }: ApiFailure, step: Step): string {
  if (status !== 0) return campos.archivo ?? error ?? copy.failed;
  return step === "applying" ? copy.offlineApplied : copy.offline;
}
