import { useState } from "react";
import type { Color } from "#contract/schemas/colores.ts";
import { type Filamento, isLowFilamento } from "#contract/schemas/filamentos.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { focusHeading } from "#web/app/page/focus-heading.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { EditIcon, TrashIcon } from "#web/ui/art/icons.tsx";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { cx } from "#web/ui/class-names.ts";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { ColorForm } from "./color-form.tsx";
import { coloresCopy as copy, filamentoCopy } from "./colores.copy.ts";
import { deleteColor } from "./colores-data.ts";
import { FilamentoForm } from "./filamento-form.tsx";

type Props = {
  colores: readonly Color[];
  /** Null while they load. */
  filamentos: readonly Filamento[] | null;
};

export function ColoresList({ colores, filamentos }: Props) {
  const [counted, setCounted] = useState<Color | null>(null);
  const filamentoOf = ({ id }: Color) => filamentos?.find(({ color_id }) => color_id === id);
  const [edited, setEdited] = useState<Color | null>(null);
  const [leaving, setLeaving] = useState<Color | null>(null);
  if (colores.length === 0) return <p className="text-muted">{copy.empty}</p>;
  return (
    <>
      <ul aria-label={copy.list} className="border-t border-hairline">
        {colores.map((color) => (
          <li
            key={color.id}
            // Two lines, of which the second comes later.
            className="flex min-h-14.5 flex-wrap items-center justify-between gap-x-3 border-b border-hairline py-1"
          >
            <span className="flex min-w-0 flex-1 basis-24 items-center gap-3 wrap-anywhere">
              <Swatch color={color.color} />
              <span>
                <span className="block">{color.nombre}</span>
                {filamentos && <FilamentoFacts filamento={filamentoOf(color)} />}
              </span>
            </span>
            <span className="ml-auto flex flex-wrap justify-end">
              <Button
                variant="quiet"
                size="small"
                aria-label={filamentoCopy.editOf(color.nombre)}
                disabled={filamentos === null}
                onClick={() => setCounted(color)}
              >
                {filamentoCopy.edit}
              </Button>
              <IconButton
                label={copy.editOf(color.nombre)}
                icon={<EditIcon className="size-5" />}
                onClick={() => setEdited(color)}
              />
              <IconButton
                label={copy.removeOf(color.nombre)}
                icon={<TrashIcon className="size-5" />}
                onClick={() => setLeaving(color)}
              />
            </span>
          </li>
        ))}
      </ul>
      {edited && (
        <Dialog isOpen onClose={() => setEdited(null)} title={copy.editTitle}>
          <ColorForm color={edited} onSaved={() => setEdited(null)} />
        </Dialog>
      )}
      {counted && (
        <Dialog
          isOpen
          onClose={() => setCounted(null)}
          title={filamentoCopy.editOf(counted.nombre)}
        >
          <FilamentoForm
            color={counted}
            filamento={filamentoOf(counted)}
            onSaved={() => setCounted(null)}
          />
        </Dialog>
      )}
      {leaving && <RemoveDialog color={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function FilamentoFacts({ filamento }: { filamento: Filamento | undefined }) {
  if (!filamento) return <span className="block text-sm text-muted">{filamentoCopy.none}</span>;
  const { gramos, reservados, precio_kilo } = filamento;
  const isLow = isLowFilamento(filamento);
  const facts = [
    leftOf(gramos, isLow),
    ...(reservados > 0 ? [filamentoCopy.reserved(reservados)] : []),
    filamentoCopy.price(formatClp(precio_kilo)),
  ];
  return (
    <span className={cx("block text-sm", isLow ? "text-copper-text" : "text-muted")}>
      {facts.join(", ")}
    </span>
  );
}

function leftOf(gramos: number, isLow: boolean): string {
  if (gramos < 0) return filamentoCopy.over;
  return isLow ? filamentoCopy.low(gramos) : filamentoCopy.left(gramos);
}

function RemoveDialog({ color, onClose }: { color: Color; onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);

  async function run(): Promise<void> {
    setIsBusy(true);
    const result = await deleteColor(color.id);
    if (result.ok) showToast(result.data.mensaje);
    else showToast(result.error ?? copy.failed, "error");
    onClose();
    focusHeading();
  }

  return (
    <ConfirmDialog
      title={copy.removeTitle}
      cancelLabel={copy.cancel}
      confirmLabel={copy.remove}
      isDanger
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void run()}
    >
      <p>{copy.removeText(color.nombre)}</p>
    </ConfirmDialog>
  );
}
