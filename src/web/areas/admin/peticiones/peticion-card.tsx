import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Peticion } from "#contract/schemas/peticiones.ts";
import { peticionNames } from "#contract/values/rights/peticion-names.ts";
import { formatMoment } from "#web/app/dates.ts";
import { cx } from "#web/ui/class-names.ts";
import { AnswerForm } from "./answer-form.tsx";
import { BloqueoMark } from "./bloqueo-mark.tsx";
import { ExtendForm } from "./extend-form.tsx";
import { LiftForm } from "./lift-form.tsx";
import { adminPeticionesCopy as copy } from "./peticiones.copy.ts";
import { countedDays, isDueSoon } from "./plazo-days.ts";

export function PeticionCard({ peticion }: { peticion: Peticion }) {
  const { id, tipo, nombre, email, detalle, estado, confirmada_en, vence_en } = peticion;
  const isOpen = estado === "abierta";
  const { day, left } = countedDays(peticion, Date.now());
  const isUrgent = isOpen && isDueSoon(peticion, Date.now());
  return (
    <li className="grid min-w-0 gap-5 rounded-soft bg-card p-5 inset-ring inset-ring-hairline">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">
          {peticionNames[tipo].name} · {copy.numero(id)}
        </h2>
        <span
          className={cx(
            "rounded-thin px-2 py-0.5 text-sm font-medium text-ink",
            isUrgent ? "bg-copper-tint" : "bg-quiet",
          )}
        >
          {isOpen ? `${copy.day(day)}, ${copy.left(left)}` : copy.estados[estado]}
        </span>
      </div>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        <Fact name={nombre === "" ? copy.email : nombre}>
          {email} <BloqueoMark email={email} />
        </Fact>
        <Fact name={copy.asked}>{formatMoment(confirmada_en)}</Fact>
        {/* The plazo ends with the day before this moment. */}
        <Fact name={copy.due}>{formatMoment(vence_en - 1)}</Fact>
      </dl>
      <Link
        to={`/admin/clientes/solicitud-${id}`}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {copy.seeCliente}
      </Link>
      {detalle !== "" && <Words title={copy.words}>{detalle}</Words>}
      {peticion.prorroga !== null && <Words title={copy.prorroga}>{peticion.prorroga}</Words>}
      {isOpen ? <OpenForms peticion={peticion} /> : <Answered peticion={peticion} />}
      <Standing peticion={peticion} />
    </li>
  );
}

function OpenForms({ peticion }: { peticion: Peticion }) {
  const { left } = countedDays(peticion, Date.now());
  const canExtend = peticion.tipo !== "bloqueo" && peticion.prorroga === null && left >= 0;
  return (
    <>
      <p className="max-w-text text-sm text-muted">{followsOf(peticion.tipo) ?? copy.howTo}</p>
      <AnswerForm id={peticion.id} />
      {canExtend && <ExtendForm id={peticion.id} />}
    </>
  );
}

function followsOf(tipo: Peticion["tipo"]): string | undefined {
  const follows: Partial<Record<Peticion["tipo"], string>> = copy.follows;
  return follows[tipo];
}

/** Tells what an accepted one still does, or why it ended. */
function Standing({ peticion }: { peticion: Peticion }) {
  const { id, tipo, estado, levantada_en, levantada_motivo } = peticion;
  if (followsOf(tipo) === undefined || estado !== "aceptada") return null;
  if (levantada_en === null) return <LiftForm id={id} />;
  return <Words title={copy.liftedFor(formatMoment(levantada_en))}>{levantada_motivo ?? ""}</Words>;
}

function Answered({ peticion }: { peticion: Peticion }) {
  const { respuesta, respondida_en, enviada_en, autor } = peticion;
  if (respuesta === null || respondida_en === null) return null;
  return (
    <div className="grid gap-1">
      <Words title={copy.respuesta}>{respuesta}</Words>
      <p className="text-sm text-muted">
        {copy.answeredBy(autor ?? "", formatMoment(respondida_en))}.{" "}
        {enviada_en === null ? copy.notSent : copy.sent(formatMoment(enviada_en))}
      </p>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <div className="max-w-text">
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="border-l-2 border-copper pl-5 wrap-anywhere whitespace-pre-line">{children}</p>
    </div>
  );
}
