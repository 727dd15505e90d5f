import { useId, useState } from "react";
import type { MensajeEstado } from "#contract/schemas/mensajes.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { ChevronDownIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { MensajeDetail, type MensajeProps } from "./mensaje-detail.tsx";
import { adminMensajesCopy as copy } from "./mensajes.copy.ts";

export function MensajeRow(props: MensajeProps) {
  const { id, nombre, mensaje, estado, creado_en } = props.mensaje;
  const { drafts } = props;
  // A recovered draft opens its row.
  const [isOpen, setIsOpen] = useState(drafts.isRecovered && drafts.get(id) !== undefined);
  const detailId = useId();
  return (
    <li className="min-w-0 rounded-soft bg-card inset-ring inset-ring-hairline">
      <h2 className="font-text text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailId}
          onClick={() => setIsOpen(!isOpen)}
          className={cx(
            "grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-soft",
            "px-5 py-4 text-left hover:bg-quiet sm:grid-cols-[13rem_minmax(0,1fr)_auto_auto]",
          )}
        >
          <span className="min-w-0">
            <span className={cx("block font-semibold", !isOpen && "truncate")}>{nombre}</span>
            <span className="block text-sm font-normal text-muted tabular-nums">
              {formatShortMoment(creado_en)}
            </span>
          </span>
          <span className="col-span-2 row-start-2 truncate text-sm font-normal text-muted sm:col-span-1 sm:row-start-auto">
            {!isOpen && mensaje}
          </span>
          <EstadoChip estado={estado} />
          <ChevronDownIcon
            className={cx("hidden transition-transform sm:block", isOpen && "rotate-180")}
          />
        </button>
      </h2>
      <div id={detailId} hidden={!isOpen}>
        {isOpen && <MensajeDetail {...props} />}
      </div>
    </li>
  );
}

const tones: Readonly<Record<MensajeEstado, string>> = {
  nuevo: "bg-copper-tint",
  respondido: "bg-success-tint",
  cerrado: "bg-quiet",
};

function EstadoChip({ estado }: { estado: MensajeEstado }) {
  return (
    <span
      className={cx(
        "inline-block rounded-thin px-2 py-0.5 text-sm font-medium whitespace-nowrap text-ink",
        tones[estado],
      )}
    >
      {copy.estados[estado]}
    </span>
  );
}
