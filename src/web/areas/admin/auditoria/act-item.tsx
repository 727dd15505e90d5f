import { Link } from "react-router";
import type { Auditoria } from "#contract/schemas/administracion.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { auditoriaCopy as copy, entidadNames } from "./auditoria.copy.ts";
import { type Change, splitChanges } from "./changes.ts";

export function ActItem({ act }: { act: Auditoria }) {
  const { shown, technical } = splitChanges(act);
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-hairline py-4 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div>
        <p className="font-semibold">{act.accion}</p>
        <p className="text-sm text-muted">{copy.by(act.autor, formatShortMoment(act.creado_en))}</p>
        <Target act={act} />
      </div>
      <div className="min-w-0">
        <ChangeList changes={shown} />
        <details className="text-sm text-muted">
          <summary className="inline-flex min-h-11 items-center gap-1 underline decoration-hairline underline-offset-4 hover:text-accent hover:decoration-accent">
            {copy.technical}
          </summary>
          <ChangeList changes={technical} />
          <p className="wrap-anywhere">{copy.solicitud(act.solicitud)}</p>
        </details>
      </div>
    </li>
  );
}

/** Links to all acts on the same row. */
function Target({ act: { entidad, entidad_id } }: { act: Auditoria }) {
  if (entidad_id === null) return null;
  const what = `${entidadNames[entidad]} ${entidad_id}`;
  const query = new URLSearchParams({ entidad, entidad_id: String(entidad_id) });
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      <Link to={`?${query}`} aria-label={copy.history(what)} className={targetClass}>
        {what}
      </Link>
      {entidad === "pedido" && (
        <Link to={`/admin/pedidos/${entidad_id}`} className={targetClass}>
          {copy.seePedido}
        </Link>
      )}
    </p>
  );
}

const targetClass = "inline-block py-3 link first-letter:uppercase";

function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
    </ul>
  );
}

function ChangeLine({ change: { field, antes, despues } }: { change: Change }) {
  return (
    <li className="wrap-anywhere whitespace-pre-line">
      <span className="inline-block text-sm text-muted first-letter:uppercase">{field}:</span>{" "}
      {antes !== null && (
        <>
          <span className="sr-only">{copy.before} </span>
          <span className="text-muted line-through decoration-1">{antes}</span>{" "}
          <span aria-hidden="true">→</span> <span className="sr-only">, {copy.after} </span>
        </>
      )}
      <span className="font-medium">{despues}</span>
    </li>
  );
}
