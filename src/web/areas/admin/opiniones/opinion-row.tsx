import { useRef, useState } from "react";
import { Link } from "react-router";
import type { OpinionAdmin } from "#contract/schemas/opiniones.ts";
import { opinionLengths } from "#contract/values/lengths.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Stars } from "#web/ui/content/stars.tsx";
import type { RespuestaDrafts } from "../respuestas/respuesta-drafts.ts";
import { RespuestaForm } from "../respuestas/respuesta-form.tsx";
import { adminOpinionesCopy as copy } from "./opiniones.copy.ts";
import { patchOpinion } from "./opiniones-data.ts";
import { VisibilityButton } from "./visibility-button.tsx";

type OpinionProps = {
  opinion: OpinionAdmin;
  drafts: RespuestaDrafts;
  /** A change may take the opinion off the list. */
  onChanged: () => void;
};

type Props = OpinionProps & {
  /** The list of this producto's opiniones, null when it is the current one. */
  productoHref: string | null;
};

export function OpinionRow({ productoHref, ...props }: Props) {
  const { calificacion, comentario, oculta } = props.opinion;
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-soft bg-card px-5 py-5 inset-ring inset-ring-hairline">
      <Producto opinion={props.opinion} href={productoHref} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Stars value={calificacion} />
        <Signature opinion={props.opinion} />
        {oculta && (
          <span className="rounded-thin bg-warning px-2 py-0.5 text-sm font-medium">
            {copy.oculta}
          </span>
        )}
      </p>
      {comentario === "" ? (
        <p className="text-muted">{copy.noComentario}</p>
      ) : (
        <p className="max-w-text whitespace-pre-line">{comentario}</p>
      )}
      <Answer {...props} />
    </li>
  );
}

function Producto({ opinion, href }: { opinion: OpinionAdmin; href: string | null }) {
  const { producto_id, nombre_producto } = opinion;
  const path = productoPath({ id: producto_id, nombre: nombre_producto });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <h2 className="min-w-0 font-text text-base tracking-normal">
        <Link to={path} className="link inline-flex min-h-11 items-center">
          {nombre_producto}
        </Link>
      </h2>
      {href && (
        <Link
          to={href}
          aria-label={copy.onlyProductoOf(nombre_producto)}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {copy.onlyProducto}
        </Link>
      )}
    </div>
  );
}

function Signature({ opinion }: { opinion: OpinionAdmin }) {
  const { nombre_usuario, creado_en, actualizado_en } = opinion;
  const written = `${nombre_usuario} · ${formatShortMoment(creado_en)}`;
  return (
    <span className="text-sm text-muted">
      {actualizado_en === null
        ? written
        : `${written}, ${copy.edited(formatShortMoment(actualizado_en))}`}
    </span>
  );
}

function Answer(props: OpinionProps) {
  const { id, respuesta } = props.opinion;
  const [isWriting, setIsWriting] = useState(props.drafts.get(id) !== undefined);
  const opener = useRef<HTMLButtonElement>(null);
  function close(): void {
    props.drafts.set(id, undefined);
    setIsWriting(false);
    // The button is back after the next render.
    requestAnimationFrame(() => opener.current?.focus());
  }
  if (isWriting) {
    return (
      <RespuestaForm
        id={id}
        drafts={props.drafts}
        saved={respuesta ?? ""}
        maxLength={opinionLengths.respuesta}
        label={copy.respuesta}
        hint={respuesta === null ? copy.respuestaHint : copy.respuestaEditHint}
        words={copy}
        hasFocus
        send={(text) => patchOpinion(id, { respuesta: text })}
        onSent={() => {
          props.onChanged();
          close();
        }}
        actions={
          <Button variant="quiet" onClick={close}>
            {copy.cancel}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {respuesta !== null && (
        <div className="max-w-text border-l-2 border-accent pl-5">
          <p className="text-sm text-muted">{copy.respuesta}</p>
          <p className="whitespace-pre-line">{respuesta}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button ref={opener} variant="secondary" size="small" onClick={() => setIsWriting(true)}>
          {respuesta === null ? copy.answer : copy.editRespuesta}
        </Button>
        <VisibilityButton {...props} />
      </div>
    </>
  );
}
