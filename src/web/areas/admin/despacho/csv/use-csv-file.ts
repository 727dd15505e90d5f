import { useEffect, useRef, useState } from "react";
import type { ApiFailure } from "#contract/client.ts";
import type { DespachoCsvAnswer } from "#contract/schemas/despacho-csv.ts";
import { uploadForm } from "#web/app/api/api-files.ts";
import { csvCopy as copy } from "./csv.copy.ts";

const maxFileBytes = 2_000_000;

export type CsvState =
  | { kind: "empty"; error: string | null }
  | { kind: "reading"; file: File }
  | { kind: "read"; file: File; result: DespachoCsvAnswer };

/** A file that the server reads; it saves nothing. */
export function useCsvFile() {
  const [state, setState] = useState<CsvState>({ kind: "empty", error: null });
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const abort = new AbortController();
    upload.current = abort;
    setState({ kind: "reading", file });
    const form = new FormData();
    form.append("archivo", file, file.name);
    const result = await uploadForm("readDespachoCsv", { form, signal: abort.signal });
    if (abort.signal.aborted) return;
    if (result.ok) setState({ kind: "read", file, result: result.data });
    else setState({ kind: "empty", error: explain(result) });
  }

  return {
    state,
    choose(file: File): void {
      const fault = faultOf(file);
      if (fault) setState({ kind: "empty", error: fault });
      else void send(file);
    },
  };
}

function faultOf({ name, type, size }: File): string | null {
  const isText = /\.(?:csv|txt)$/i.test(name) || /^text\/(?:csv|plain)$/.test(type);
  if (!isText) return copy.wrongType(name);
  return size > maxFileBytes ? copy.tooLarge(name) : null;
}

function explain({ status, error, campos }: ApiFailure): string {
  return status === 0 ? copy.offline : (campos.archivo ?? error ?? copy.failed);
}
