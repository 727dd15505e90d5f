import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { MensajeContacto } from "#contract/schemas/mensajes.ts";
import { mensajeLengths } from "#contract/values/lengths.ts";
import { formatLongDay } from "#contract/values/long-day.ts";
import { formatMoment } from "#web/app/dates.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { BloqueoMark } from "../peticiones/bloqueo-mark.tsx";
import type { RespuestaDrafts } from "../respuestas/respuesta-drafts.ts";
import { RespuestaForm } from "../respuestas/respuesta-form.tsx";
import { MensajeArchivo } from "./mensaje-archivo.tsx";
import { MensajeFotos } from "./mensaje-fotos.tsx";
import { adminMensajesCopy as copy } from "./mensajes.copy.ts";
import { patchMensaje, sendRespuesta } from "./mensajes-data.ts";

export type MensajeProps = {
  mensaje: MensajeContacto;
  drafts: RespuestaDrafts;
  /** A change may take the mensaje off the list. */
  onChanged: () => void;
};

export function MensajeDetail(props: MensajeProps) {
  const { id, email, mensaje, creado_en, respuestas, ...wish } = props.mensaje;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-hairline px-5 py-5">
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Fact name={copy.email}>
          <a href={mailtoHref(email)} className="link break-all">
            {email}
          </a>{" "}
          <BloqueoMark email={email} />
        </Fact>
        <Fact name={copy.cliente}>
          <Link to={`/admin/clientes/mensaje-${id}`} className="link">
            {copy.seeCliente}
          </Link>
        </Fact>
        <Fact name={copy.received}>{formatMoment(creado_en)}</Fact>
        {wish.cantidad !== null && <Fact name={copy.cantidad}>{wish.cantidad}</Fact>}
        {wish.fecha !== null && <Fact name={copy.fecha}>{formatLongDay(wish.fecha)}</Fact>}
        <Pedidos mensaje={mensaje} />
      </dl>
      <p className="max-w-text border-l-2 border-copper pl-5 whitespace-pre-line">{mensaje}</p>
      {wish.archivo && <MensajeArchivo id={id} archivo={wish.archivo} />}
      {wish.fotos.length > 0 && <MensajeFotos id={id} nombres={wish.fotos} />}
      <Respuestas respuestas={respuestas} />
      <RespuestaForm
        id={id}
        drafts={props.drafts}
        maxLength={mensajeLengths.respuesta}
        label={respuestas.length === 0 ? copy.respuesta : copy.anotherRespuesta}
        hint={copy.respuestaHint(email)}
        words={copy}
        send={(respuesta) => sendRespuesta(id, respuesta)}
        onSent={props.onChanged}
        actions={<EstadoButton {...props} />}
      />
    </div>
  );
}

/** Links to those that the text names: pages of a pedido begin the text with its number. */
function Pedidos({ mensaje }: { mensaje: string }) {
  const numeros = [...new Set(mensaje.match(/\bE-\d{6,9}\b/g))];
  if (numeros.length === 0) return null;
  return (
    <Fact name={copy.pedido}>
      {numeros.map((numero) => (
        <Link key={numero} to={`/admin/pedidos/${Number(numero.slice(2))}`} className="link mr-3">
          {numero}
        </Link>
      ))}
    </Fact>
  );
}

/** Encoded: "?" or "&" in an address would add headers to the mail. */
function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Respuestas({ respuestas }: Pick<MensajeContacto, "respuestas">) {
  if (respuestas.length === 0) return null;
  return (
    <section className="grid max-w-text gap-3">
      <h3 className="text-base">{copy.respuestas}</h3>
      <ul className="grid gap-3">
        {respuestas.map(({ id, autor, texto, creado_en }) => (
          <li key={id} className="border-l-2 border-accent pl-5">
            <p className="whitespace-pre-line">{texto}</p>
            <p className="mt-1 text-sm text-muted">
              {copy.respuestaBy(autor, formatMoment(creado_en))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EstadoButton({ mensaje: { id, estado }, onChanged }: MensajeProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isClosed = estado === "cerrado";

  async function change(): Promise<void> {
    setIsBusy(true);
    const result = await patchMensaje(id, isClosed ? "nuevo" : "cerrado");
    setIsBusy(false);
    if (!result.ok) return showToast(result.error ?? copy.changeFailed, "error");
    onChanged();
    showToast(result.data.mensaje);
  }

  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void change()}>
      {isClosed ? copy.reopen : copy.close}
    </Button>
  );
}
