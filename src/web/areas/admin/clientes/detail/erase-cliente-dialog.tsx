import { useId } from "react";
import { useNavigate } from "react-router";
import { type ClienteDetalle, DeleteClienteSchema } from "#contract/schemas/clientes.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { clienteCopy } from "../clientes.copy.ts";

const copy = clienteCopy.erase;

type Props = { id: string; cliente: ClienteDetalle; onClose: () => void };

export function EraseClienteDialog({ id, cliente, onClose }: Props) {
  const formId = useId();
  const navigate = useNavigate();
  const { field, submit, failure, answer, isSending } = useApiForm({
    schema: DeleteClienteSchema,
    fields: ["correo"],
    defaultValues: { correo: "" },
    send: (body) => api("deleteCliente", { query: { id }, body }),
    onDone: ({ mensaje }) => {
      showToast(mensaje, "success", { isKept: true });
      void refreshOwn("listClientes", "listPeticiones", "listBloqueos", "getResumen");
      void navigate("/admin/clientes", { replace: true });
    },
  });
  const isErasing = isSending || answer !== null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={isErasing}>
            {isErasing ? copy.erasing : copy.confirm}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
        {failure && <Banner kind="error">{failure.error ?? copy.failed}</Banner>}
        <Points title={copy.goesTitle} points={goesOf(cliente)} />
        <Points title={copy.staysTitle} points={staysOf(cliente)} />
        <p className="text-muted">{copy.cannotUndo}</p>
        <TextField
          {...field("correo")}
          label={copy.correo}
          hint={cliente.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
        />
      </form>
    </Dialog>
  );
}

function goesOf(cliente: ClienteDetalle): string[] {
  const { con_cuenta, pedidos, direcciones, mensajes, avisos, notas, devoluciones } = cliente;
  return [
    ...(con_cuenta ? [copy.cuenta] : []),
    ...(pedidos.length > 0 ? [copy.compras] : []),
    ...(direcciones > 0 ? [copy.direcciones(direcciones)] : []),
    ...(mensajes.length > 0 ? [copy.mensajes(mensajes.length)] : []),
    ...(avisos > 0 ? [copy.avisos(avisos)] : []),
    ...(notas.length > 0 ? [copy.notas(notas.length)] : []),
    ...(devoluciones.length > 0 ? [copy.devoluciones] : []),
  ];
}

function staysOf({ pedidos, opiniones, peticiones }: ClienteDetalle): string[] {
  const stays = [
    ...(pedidos.length > 0 ? [copy.pedidos(pedidos.length)] : []),
    ...(opiniones > 0 ? [copy.opiniones(opiniones)] : []),
    ...(peticiones.length > 0 ? [copy.peticiones] : []),
  ];
  return stays.length > 0 ? stays : [copy.nothingStays];
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
