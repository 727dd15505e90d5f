import type { Trabajo } from "#contract/schemas/taller.ts";
import { formatFecha } from "#contract/values/despacho/plazo.ts";
import { formatMinutos } from "#contract/values/taller/minutos.ts";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { coloresOf } from "./lotes.ts";
import { RecetaDownload } from "./receta-download.tsx";
import { tallerCopy as copy } from "./taller.copy.ts";

type Props = {
  trabajo: Trabajo;
  /** Its lote names the pedido, else the colors. */
  isOfPedido: boolean;
};

/** Read from a metre away: what is written on it first. */
export function PiezaLabel({ trabajo, isOfPedido }: Props) {
  const { producto_id, nombre_producto, numero, hasta, receta } = trabajo;
  const colores = isOfPedido ? coloresOf(trabajo) : [];
  const facts = [
    ...(isOfPedido ? [] : [numero]),
    ...(receta === null || isOfPedido ? [] : [formatMinutos(receta.minutos)]),
    ...(hasta === null ? [] : [copy.hasta(formatFecha(hasta))]),
  ];
  const texts = (trabajo.personalizacion_textos ?? []).filter(({ color }) => color === undefined);
  return (
    <div className="min-w-0 flex-1 basis-40">
      {texts.map(({ clave, valor }) => (
        <p key={clave} className="text-2xl font-semibold wrap-anywhere whitespace-pre-line">
          {valor}
        </p>
      ))}
      {colores.map(({ nombre, color }) => (
        <p key={nombre} className="flex items-center gap-2 text-lg">
          <Swatch color={color} className="size-6" />
          <span className="wrap-anywhere">{nombre}</span>
        </p>
      ))}
      <p className={texts.length === 0 ? "text-lg font-semibold wrap-anywhere" : "wrap-anywhere"}>
        {nombre_producto}
      </p>
      {facts.length > 0 && <p className="text-sm text-muted">{facts.join(", ")}</p>}
      {receta !== null && !isOfPedido && (
        <>
          {receta.notas !== "" && (
            <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{receta.notas}</p>
          )}
          {receta.archivo && (
            <RecetaDownload
              query={{ producto_id, version: receta.version }}
              archivo={receta.archivo}
              className="text-sm"
            />
          )}
        </>
      )}
    </div>
  );
}
