import type { MensajeEstado } from "#contract/schemas/mensajes.ts";
import { cx } from "#web/ui/class-names.ts";
import { adminMensajesCopy as copy } from "./mensajes.copy.ts";

const tones: Readonly<Record<MensajeEstado, string>> = {
  nuevo: "bg-cobre-claro",
  respondido: "bg-verde-claro",
  cerrado: "bg-escarcha",
};

export function EstadoChip({ estado }: { estado: MensajeEstado }) {
  return (
    <span
      className={cx(
        "inline-block rounded-thin px-2 py-0.5 text-sm font-medium whitespace-nowrap text-obsidiana",
        tones[estado],
      )}
    >
      {copy.estados[estado]}
    </span>
  );
}
