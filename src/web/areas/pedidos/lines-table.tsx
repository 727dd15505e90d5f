import type { ReactNode } from "react";
import type { Valor } from "#contract/schemas/personalizacion.ts";
import { PieceTexts } from "#web/areas/catalogo/piece-texts.tsx";
import { Money } from "#web/ui/content/money.tsx";
import { linesCopy as copy } from "./pedidos.copy.ts";

type Line = {
  id: number;
  nombre_producto: string;
  cantidad: number;
  precio_unitario: number;
  personalizacion_textos?: Valor[] | undefined;
};

type Props<T> = {
  lines: readonly T[];
  caption?: string;
  /** Below the name. */
  renderDetail?: (line: T) => ReactNode;
  /** Hidden on phones. */
  hasPrecio?: boolean;
};

/** Scrolls inside its frame when large text leaves no room. */
export function LinesTable<T extends Line>({
  lines,
  caption,
  renderDetail,
  hasPrecio = false,
}: Props<T>) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        {caption && (
          <caption className="mb-2 text-left font-display text-lg font-bold">{caption}</caption>
        )}
        <thead>
          <tr className="border-b border-hairline text-left text-sm text-muted">
            <th scope="col" className="py-2 pr-3 font-normal">
              {copy.producto}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-normal">
              {copy.cantidad}
            </th>
            {hasPrecio && (
              <th scope="col" className="px-2 py-2 text-right font-normal max-sm:hidden">
                {copy.precio}
              </th>
            )}
            <th scope="col" className="py-2 pl-2 text-right font-normal">
              {copy.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="border-b border-hairline align-top">
              <td className="py-3 pr-2 wrap-anywhere">
                <span>{line.nombre_producto}</span>
                <PieceTexts texts={line.personalizacion_textos} />
                {renderDetail && (
                  <span className="block text-sm text-muted">{renderDetail(line)}</span>
                )}
              </td>
              <td className="px-2 py-3 text-right tabular-nums">{line.cantidad}</td>
              {hasPrecio && (
                <td className="px-2 py-3 text-right max-sm:hidden">
                  <Money pesos={line.precio_unitario} />
                </td>
              )}
              <td className="py-3 pl-2 text-right">
                <Money pesos={line.precio_unitario * line.cantidad} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
