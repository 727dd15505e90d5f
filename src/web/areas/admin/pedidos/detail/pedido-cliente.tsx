import { useState } from "react";
import { Link } from "react-router";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { formatTelefono } from "#contract/values/persona/telefono.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { BloqueoMark } from "../../peticiones/bloqueo-mark.tsx";
import { direccionLines, direccionText } from "../direccion-lines.ts";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { Sheet } from "./sheet.tsx";

export function PedidoCliente({ pedido }: { pedido: PedidoDetalleAdmin }) {
  const { nombre, email, direccion } = pedido;
  return (
    <>
      <Sheet title={copy.clienteTitle}>
        <div>
          <p className="font-semibold wrap-anywhere">{nombre}</p>
          <Email email={email} />
          <BloqueoMark email={email} />
          {email.includes("@") && (
            <Link
              to={`/admin/clientes/${pedido.usuario_id}`}
              className="link flex min-h-11 items-center justify-self-start"
            >
              {copy.seeCliente}
            </Link>
          )}
        </div>
        {pedido.enlaces > 0 && <EndEnlaces id={pedido.id} />}
      </Sheet>
      <Sheet title={copy.direccionTitle}>
        <address className="not-italic">
          {direccion.recibe !== "" && (
            <span className="block font-semibold wrap-anywhere">{direccion.recibe}</span>
          )}
          {direccionLines(direccion).map((line) => (
            <span key={line} className="block wrap-anywhere">
              {line}
            </span>
          ))}
        </address>
        {direccion.telefono !== "" && (
          <a
            href={`tel:${direccion.telefono}`}
            className="link inline-flex min-h-11 items-center justify-self-start"
          >
            {formatTelefono(direccion.telefono)}
          </a>
        )}
        {direccion.nota !== "" && (
          <p className="wrap-anywhere">
            <span className="block text-sm text-muted">{copy.nota}</span>
            {direccion.nota}
          </p>
        )}
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => void copyText(direccionText(nombre, direccion))}
        >
          {copy.copyDireccion}
        </Button>
      </Sheet>
    </>
  );
}

/** Somebody without an account reads the pedido by the links of its mails. */
function EndEnlaces({ id }: { id: number }) {
  const [isBusy, setIsBusy] = useState(false);

  async function end(): Promise<void> {
    setIsBusy(true);
    const result = await api("endPedidoEnlaces", { query: { pedido_id: id } });
    setIsBusy(false);
    if (!result.ok) return showToast(result.error ?? copy.noAnswer, "error");
    showToast(result.data.mensaje);
    await refreshOwn("getPedidoDetalle");
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-muted">{copy.enlacesNote}</p>
      <Button
        variant="quiet"
        size="small"
        className="-ml-4"
        isBusy={isBusy}
        onClick={() => void end()}
      >
        {copy.endEnlaces}
      </Button>
    </div>
  );
}

/** An erased account has a placeholder instead of an address. */
function Email({ email }: { email: string }) {
  if (!email.includes("@")) return <p className="wrap-anywhere text-muted">{email}</p>;
  return (
    <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
      {email}
    </a>
  );
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(copy.copied);
  } catch {
    showToast(copy.copyFailed, "error");
  }
}
