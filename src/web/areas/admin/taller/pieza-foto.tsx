import { useState } from "react";
import { fileTooLarge } from "#contract/error-messages.ts";
import type { Trabajo } from "#contract/schemas/taller.ts";
import { fotoLimits } from "#contract/values/rights/foto-limits.ts";
import { uploadForm } from "#web/app/api/api-files.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { FotoSquare } from "#web/areas/pedidos/devoluciones/foto-list.tsx";
import { shrinkPicture } from "#web/forms/fotos/shrink-picture.ts";
import { kindFault } from "#web/forms/fotos/use-fotos-draft.ts";
import { buttonClass } from "#web/ui/actions/button-class.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { CameraIcon, TrashIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { LayersMark } from "#web/ui/feedback/spinner.tsx";
import { tallerCopy as copy } from "./taller.copy.ts";

const foto = ["openTrabajoFoto"] as const;

/** Sends at once; a photograph that did not arrive can be sent again from its message. */
export function usePhotograph({ id }: Pick<Trabajo, "id">) {
  const [isBusy, setIsBusy] = useState(false);

  async function send(form: FormData): Promise<void> {
    setIsBusy(true);
    const result = await uploadForm("photographTrabajo", { query: { id: String(id) }, form });
    // A photograph that was removed is not asked for again.
    const isThere = form.has("fotos[]");
    if (result.ok) await refreshOwn("listTrabajos", ...(isThere ? foto : []));
    setIsBusy(false);
    if (result.ok) return showToast(result.data.mensaje);
    const again = { label: copy.sendAgain, act: () => void send(form) };
    const text = result.campos.fotos ?? result.error ?? copy.fotoFailed;
    const isRefusal = result.status >= 400 && result.status < 500;
    showToast(text, "error", isRefusal ? {} : { action: again });
  }

  return {
    isBusy,
    async take(file: File): Promise<void> {
      setIsBusy(true);
      // First: a telephone's HEIC becomes a JPEG where the browser knows it.
      const small = await shrinkPicture(file);
      setIsBusy(false);
      const fault = kindFault(small) ?? sizeFault(small);
      if (fault) return showToast(fault, "error");
      const form = new FormData();
      form.append("fotos[]", small, small.name);
      await send(form);
    },
    remove(): Promise<void> {
      const form = new FormData();
      form.append("quitar", "1");
      return send(form);
    },
  };
}

function sizeFault({ name, size }: File): string | null {
  const { maxFileBytes } = fotoLimits;
  return size > maxFileBytes ? fileTooLarge(name, maxFileBytes) : null;
}

type TakeProps = { trabajo: Trabajo; isBusy: boolean; onTake: (file: File) => void };

/** Opens the camera of a telephone, and the files of a computer. */
export function TakeFoto({ trabajo, isBusy, onTake }: TakeProps) {
  const { nombre_producto, tiene_foto } = trabajo;
  const text = tiene_foto ? copy.otherFoto : copy.foto;
  return (
    <label
      aria-busy={isBusy || undefined}
      className={cx(
        buttonClass({ variant: "quiet", className: "max-sm:w-12 max-sm:px-0" }),
        "relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      )}
    >
      <input
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={copy.fotoOf(text, nombre_producto)}
        disabled={isBusy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Reset, so that the same file can be chosen again.
          event.target.value = "";
          if (file) onTake(file);
        }}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
      />
      {isBusy ? <LayersMark /> : <CameraIcon className="pointer-events-none size-5" />}
      <span className="pointer-events-none max-sm:sr-only">{text}</span>
    </label>
  );
}

type FotoProps = { trabajo: Trabajo; isBusy: boolean; onRemove: () => void };

/** Its small photograph, which opens large. */
export function PiezaFoto({ trabajo, isBusy, onRemove }: FotoProps) {
  const { id, nombre_producto } = trabajo;
  const view = useOwn("openTrabajoFoto", { body: { trabajo_id: id } });
  return (
    <div className="relative w-28">
      <FotoSquare
        foto={view.status === "ready" ? view.data.foto : undefined}
        alt={copy.fotoAlt(nombre_producto)}
      />
      <IconButton
        label={copy.removeFoto(nombre_producto)}
        icon={<TrashIcon className="size-5" />}
        disabled={isBusy}
        onClick={onRemove}
        className="absolute top-1 right-1 bg-card hover:bg-danger-tint hover:text-danger"
      />
    </div>
  );
}
