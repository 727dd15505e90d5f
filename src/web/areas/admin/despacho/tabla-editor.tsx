import { useState } from "react";
import type { DespachoTabla } from "#contract/schemas/despacho.ts";
import { CsvDialog } from "./csv/csv-dialog.tsx";
import { DespachoTablaForm } from "./despacho-tabla-form.tsx";
import { TryTabla } from "./try-tabla.tsx";
import { useTablaDraft } from "./use-tabla-draft.ts";

export function TablaEditor({ tabla: saved }: { tabla: DespachoTabla }) {
  const tabla = useTablaDraft(saved);
  const [isUploading, setIsUploading] = useState(false);
  return (
    <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <DespachoTablaForm tabla={tabla} onUpload={() => setIsUploading(true)} />
      <TryTabla draft={tabla.draft} />
      {isUploading && <CsvDialog onUse={tabla.putZonas} onClose={() => setIsUploading(false)} />}
    </div>
  );
}
