import { type Ref, useId } from "react";
import type { PedidoDevoluciones } from "#contract/schemas/devoluciones.ts";
import type { PedidoDetalle } from "#contract/schemas/pedidos.ts";
import { PieceTexts } from "#web/areas/catalogo/piece-texts.tsx";
import { Money } from "#web/ui/content/money.tsx";
import { Picture } from "#web/ui/content/picture.tsx";
import { UnitsControl } from "#web/ui/fields/units-control.tsx";
import { useCover } from "../producto-covers.ts";
import { devolucionesCopy as copy } from "./devoluciones.copy.ts";

type Linea = PedidoDevoluciones["lineas"][number];

/** Units by the id of their line. */
export type Units = Readonly<Record<string, number>>;

type Props = {
  lineas: readonly Linea[];
  detalles: readonly PedidoDetalle[];
  /** A piece without retracto has its garantía. */
  isFalla: boolean;
  units: Units;
  onChoose: (units: Units) => void;
  error: string | undefined;
  ref: Ref<HTMLFieldSetElement>;
};

export function UnitsChoice({ lineas, detalles, isFalla, units, onChoose, error, ref }: Props) {
  const errorId = useId();
  const left = lineas.filter(({ quedan }) => quedan > 0);
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      className="grid scroll-mt-28 gap-2"
    >
      <legend className="mb-1.5 text-sm font-semibold">{copy.unitsTitle}</legend>
      <ul className="grid">
        {left.map((linea) => (
          <UnitsRow
            key={linea.detalle_id}
            linea={linea}
            detalle={detalles.find(({ id }) => id === linea.detalle_id)}
            isBarred={!isFalla && !linea.con_retracto}
            value={units[linea.detalle_id] ?? 0}
            onChoose={(count) => onChoose({ ...units, [linea.detalle_id]: count })}
          />
        ))}
      </ul>
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type RowProps = {
  linea: Linea;
  detalle: PedidoDetalle | undefined;
  isBarred: boolean;
  value: number;
  onChoose: (units: number) => void;
};

function UnitsRow({ linea, detalle, isBarred, value, onChoose }: RowProps) {
  const { nombre_producto, precio_unitario, quedan } = linea;
  const cover = useCover(detalle?.producto_id);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hairline py-3 first:border-t-0">
      <Picture {...cover} alt="" sizes="56px" className="size-14 shrink-0 rounded-thin" />
      <div className="grid min-w-[min(11rem,100%)] flex-1">
        <span className="font-medium wrap-anywhere">
          {detalle?.nombre_producto ?? nombre_producto}
        </span>
        <PieceTexts texts={detalle?.personalizacion_textos} />
        <span className="text-sm text-muted">
          {isBarred ? copy.withoutRetracto : <Money pesos={precio_unitario} />}
        </span>
      </div>
      <UnitsControl
        label={nombre_producto}
        value={isBarred ? 0 : value}
        max={quedan}
        isDisabled={isBarred}
        onChange={onChoose}
      />
    </li>
  );
}
