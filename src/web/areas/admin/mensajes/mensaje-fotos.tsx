import { useMemo } from "react";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { FotoList } from "#web/areas/pedidos/devoluciones/foto-list.tsx";
import { adminMensajesCopy as copy } from "./mensajes.copy.ts";

type Props = { id: number; nombres: readonly string[] };

/** Its names are known before the photographs are. */
export function MensajeFotos({ id, nombres }: Props) {
  const view = useOwn("getMensajeFotos", { query: { id: String(id) } });
  const known = view.status === "ready" ? view.data.fotos : null;
  const fotos = useMemo(() => known?.map(({ foto }) => foto) ?? null, [known]);
  if (view.status === "error") return <p role="alert">{copy.fotosFailed}</p>;
  return (
    <div className="grid gap-2">
      <FotoList label={copy.fotos} fotos={fotos} total={nombres.length} altOf={copy.fotoAlt} />
      <ol className="text-sm text-muted">
        {nombres.map((nombre, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={place} className="wrap-anywhere">
            {copy.fotoFile(nombre, known?.[place]?.bytes)}
          </li>
        ))}
      </ol>
    </div>
  );
}
