import { useEffect, useRef, useState } from "react";
import type { Opinion } from "#contract/schemas/catalogo.ts";
import { lazy } from "#contract/values/lazy.ts";
import { timeZone } from "#contract/values/time-zone.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Stars } from "#web/ui/content/stars.tsx";
import { productoCopy } from "../producto.copy.ts";

const shownFirst = 6;
const month = lazy(
  () =>
    new Intl.DateTimeFormat("es-CL", {
      month: "long",
      year: "numeric",
      timeZone,
    }),
);

/** Folded only where scripts can unfold it. */
export function OpinionList({ opiniones }: { opiniones: readonly Opinion[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const firstFolded = useRef<HTMLLIElement>(null);
  // The pressed button disappears: the focus moves to the first new opinion.
  useEffect(() => {
    if (isOpen) firstFolded.current?.focus();
  }, [isOpen]);
  return (
    <div className="grid gap-8">
      <ul className="grid gap-8">
        {opiniones.map((opinion, place) => (
          <li
            key={opinion.id}
            ref={place === shownFirst ? firstFolded : undefined}
            tabIndex={place === shownFirst ? -1 : undefined}
            className={place < shownFirst || isOpen ? "grid" : "hidden noscript:grid"}
          >
            <OpinionText opinion={opinion} />
          </li>
        ))}
      </ul>
      {opiniones.length > shownFirst && !isOpen && (
        <Button
          variant="secondary"
          className="justify-self-start noscript:hidden"
          onClick={() => setIsOpen(true)}
        >
          {productoCopy.seeAllOpiniones(opiniones.length)}
        </Button>
      )}
    </div>
  );
}

function OpinionText({ opinion }: { opinion: Opinion }) {
  const { nombre_usuario, calificacion, comentario, creado_en, respuesta, variante } = opinion;
  return (
    <article className="grid content-start gap-2 border-b border-hairline pb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Stars value={calificacion} />
        <p className="text-sm text-muted">
          <span>{nombre_usuario}</span> ·{" "}
          <time dateTime={new Date(creado_en).toISOString()}>{month().format(creado_en)}</time>
          {variante && ` · ${variante}`}
        </p>
      </div>
      {comentario !== "" && <p className="max-w-text whitespace-pre-line">{comentario}</p>}
      {respuesta !== null && (
        <div className="mt-2 border-l-4 border-copper pl-5">
          <p className="text-sm font-semibold">{productoCopy.respuesta}</p>
          <p className="max-w-text whitespace-pre-line">{respuesta}</p>
        </div>
      )}
    </article>
  );
}
