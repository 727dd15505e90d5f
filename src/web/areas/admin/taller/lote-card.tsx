import { memo, useRef } from "react";
import { Link } from "react-router";
import { maxTrabajos, type Trabajo } from "#contract/schemas/taller.ts";
import { canBePhotographed, nextTrabajoEstado } from "#contract/values/taller/trabajo-steps.ts";
import { groupBy } from "#web/app/group-by.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { type Lote, type Paso, pasoOf, sumMinutos } from "./lotes.ts";
import { PiezaFoto, TakeFoto, usePhotograph } from "./pieza-foto.tsx";
import { PiezaLabel } from "./pieza-label.tsx";
import { fillOf } from "./placas.ts";
import { tallerCopy as copy } from "./taller.copy.ts";
import type { Step } from "./taller-data.ts";

type Props = {
  lote: Lote;
  paso: Paso;
  /** All open work. */
  open: readonly Trabajo[];
  step: Step;
  onFail: (trabajo: Trabajo) => void;
  onMove: (trabajo: Trabajo) => void;
};

/** Pieces that a person takes together: one load of the printer, or one parcel. Drawn once: a dialog redraws the board. */
export const LoteCard = memo(function LoteCard({ lote, paso, open, step, onFail, onMove }: Props) {
  const { trabajos, numero, colores } = lote;
  const together = trabajos.slice(0, maxTrabajos);
  const stepAll = () => {
    for (const [desde, group] of groupBy(together, ({ estado }) => estado)) {
      const [first] = group;
      const estado = first && nextTrabajoEstado(first.tipo, desde);
      if (estado) step({ ids: group.map(({ id }) => id), desde, estado });
    }
  };
  return (
    <article className="min-w-0 rounded-soft bg-card inset-ring inset-ring-hairline">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline px-4 py-3 sm:px-5">
        <h2 className="flex flex-1 basis-[min(16rem,100%)] flex-wrap items-center gap-x-2 text-lg">
          {numero === null ? (
            <>
              {colores.map(({ nombre, color }) => (
                <Swatch key={nombre} color={color} className="size-6" />
              ))}
              <span className="wrap-anywhere">{nameOf(lote)}</span>
            </>
          ) : (
            <Link
              to={`/admin/pedidos/${trabajos[0]?.pedido_id}`}
              className="link inline-flex min-h-11 items-center"
            >
              {copy.pedido(numero)}
            </Link>
          )}
          <span className="text-base font-normal text-muted">
            {numero === null ? loadText(lote, paso) : copy.readyOf(readyOf(lote, open))}
          </span>
        </h2>
        {paso !== "pausa" && trabajos.length > 1 && (
          <Button variant="secondary" size="small" onClick={stepAll}>
            {copy.all[paso](together.length)}
          </Button>
        )}
      </header>
      <ul className="divide-y divide-hairline">
        {trabajos.map((trabajo) => (
          <li key={trabajo.id}>
            <Pieza
              trabajo={trabajo}
              isOfPedido={numero !== null}
              paso={paso}
              step={step}
              onFail={() => onFail(trabajo)}
              {...(lote.canMove && { onMove: () => onMove(trabajo) })}
            />
          </li>
        ))}
      </ul>
    </article>
  );
});

function nameOf({ material, colores }: Lote): string {
  return [material || copy.noMaterial, ...colores.map(({ nombre }) => nombre)].join(", ");
}

function loadText({ placa, trabajos }: Lote, paso: Paso): string {
  const minutos = sumMinutos(trabajos);
  if (paso !== "imprimir") return copy.load(trabajos.length, minutos);
  const fill = copy.fill(fillOf(trabajos), minutos);
  return placa === null ? fill : `${copy.placa(placa)}: ${fill}`;
}

/** Pieces of its pedido that can go into the parcel, and all that it waits for. */
function readyOf({ trabajos, numero }: Lote, open: readonly Trabajo[]) {
  const all = open.filter((it) => it.numero === numero && pasoOf(it) !== undefined);
  return { done: trabajos.length, all: all.length };
}

type PiezaProps = {
  trabajo: Trabajo;
  /** Its lote names the pedido, else the colors. */
  isOfPedido: boolean;
  paso: Paso;
  step: Step;
  onFail: () => void;
  /** Without it there is no other placa. */
  onMove?: () => void;
};

function Pieza({ trabajo, isOfPedido, paso, step, onFail, onMove }: PiezaProps) {
  const { id, tipo, estado, nombre_producto } = trabajo;
  const next = nextTrabajoEstado(tipo, estado);
  const isPrint = tipo === "imprimir";
  const area = useRef<HTMLDivElement>(null);
  const { isBusy, take, remove } = usePhotograph(trabajo);
  const isAtCheck = paso !== "pausa" && canBePhotographed(trabajo);
  return (
    <div
      ref={area}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-4 sm:px-5"
    >
      {isAtCheck && trabajo.tiene_foto && (
        <PiezaFoto
          trabajo={trabajo}
          isBusy={isBusy}
          onRemove={async () => {
            await remove();
            // Its own button goes with it.
            area.current?.querySelector("input")?.focus();
          }}
        />
      )}
      <PiezaLabel trabajo={trabajo} isOfPedido={isOfPedido} />
      {paso !== "pausa" && next && (
        <div className="flex flex-wrap gap-2">
          {isPrint && paso !== "imprimir" && (
            <Button
              variant="quiet"
              onClick={onFail}
              aria-label={copy.failOf(paso, nombre_producto)}
            >
              {copy.fail[paso]}
            </Button>
          )}
          {onMove && (
            <Button
              variant="quiet"
              size="small"
              onClick={onMove}
              aria-label={copy.moveOf(nombre_producto)}
            >
              {copy.move}
            </Button>
          )}
          {isAtCheck && <TakeFoto trabajo={trabajo} isBusy={isBusy} onTake={take} />}
          <Button onClick={() => step({ ids: [id], desde: estado, estado: next })}>
            {copy.one[paso]}
          </Button>
        </div>
      )}
    </div>
  );
}
