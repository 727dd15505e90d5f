import { useState } from "react";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { saveFile } from "#web/app/api/api-files.ts";
import { localBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { labelFacts } from "./label-facts.ts";
import { isLabelFormat, type LabelFormat, labelFormatNames } from "./label-formats.ts";
import { labelsCopy as copy } from "./labels.copy.ts";
import { makeLabels } from "./make-labels.ts";

/** The paper is that of the printer beside this device. */
const formatKey = "papelEtiquetas";

function keptFormat(): LabelFormat {
  const kept = localBrowserStorage().get(formatKey);
  return isLabelFormat(kept) ? kept : "100x150";
}

type Props = { pedidos: readonly PedidoDetalleAdmin[]; isWhole: boolean };

/** One PDF with the label of each pedido. */
export function LabelsForm({ pedidos, isWhole }: Props) {
  const { tienda } = useRootData();
  const [format, setFormat] = useState(keptFormat);
  const [withContent, setWithContent] = useState(false);
  const [state, setState] = useState<"idle" | "busy" | "failed" | "done">("idle");

  async function make(): Promise<void> {
    if (!tienda) return;
    setState("busy");
    const parcels = pedidos.map((pedido) => labelFacts(pedido, tienda));
    try {
      saveFile(await makeLabels({ parcels, format, withContent }), copy.fileName);
      setState("done");
    } catch (error) {
      reportError(error);
      setState("failed");
    }
  }

  return (
    <section
      aria-labelledby="labels-title"
      className="grid gap-3 border-y border-hairline py-4 print:hidden"
    >
      <h2 id="labels-title" className="text-lg">
        {copy.title}
      </h2>
      <p className="text-sm text-muted">{copy.lead}</p>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,14rem)_auto_auto] sm:justify-start">
        <Select
          label={copy.format}
          value={format}
          onChange={({ target }) => {
            if (!isLabelFormat(target.value)) return;
            setFormat(target.value);
            localBrowserStorage().set(formatKey, target.value);
          }}
        >
          {labelFormatNames.map((name) => (
            <option key={name} value={name}>
              {copy.formats[name]}
            </option>
          ))}
        </Select>
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-action"
            checked={withContent}
            onChange={({ target }) => setWithContent(target.checked)}
          />
          {copy.withContent}
        </label>
        <Button
          variant="secondary"
          isBusy={state === "busy"}
          disabled={!tienda || !isWhole || pedidos.length === 0}
          onClick={() => void make()}
        >
          {copy.make}
        </Button>
      </div>
      <p role="status" className="text-sm">
        {state === "busy" && <span>{copy.making}</span>}
        {state === "done" && <span>{copy.made(pedidos.length)}</span>}
        {state === "failed" && <span className="font-medium text-danger">{copy.failed}</span>}
      </p>
    </section>
  );
}
