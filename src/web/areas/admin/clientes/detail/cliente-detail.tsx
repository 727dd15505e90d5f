import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ClienteDetalle } from "#contract/schemas/clientes.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { devolucionNames } from "#contract/values/rights/devolucion-names.ts";
import { peticionNames } from "#contract/values/rights/peticion-names.ts";
import { formatDay, formatMoment, formatShortDay } from "#web/app/dates.ts";
import { Money } from "#web/ui/content/money.tsx";
import { StateMark } from "#web/ui/feedback/state-mark.tsx";
import { adminDevolucionesCopy } from "../../devoluciones/devoluciones.copy.ts";
import { AdminHeading } from "../../list/admin-heading.tsx";
import { Sheet } from "../../pedidos/detail/sheet.tsx";
import { BloqueoMark } from "../../peticiones/bloqueo-mark.tsx";
import { adminPeticionesCopy } from "../../peticiones/peticiones.copy.ts";
import { clientesCopy, clienteCopy as copy } from "../clientes.copy.ts";
import { ClienteDatos } from "./cliente-datos.tsx";

type Props = { id: string; cliente: ClienteDetalle };

export function ClienteDetail({ id, cliente }: Props) {
  const { nombre, email, con_cuenta, es_admin, creado_en } = cliente;
  const title = nombre === "" ? clientesCopy.noName : nombre;
  return (
    <div className="grid gap-6">
      <AdminHeading
        title={title}
        crumbs={[{ text: clientesCopy.title, to: "/admin/clientes" }, { text: title }]}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <a
          href={`mailto:${email}`}
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          {email}
        </a>
        <StateMark isOn={con_cuenta}>
          {con_cuenta ? clientesCopy.withCuenta : clientesCopy.withoutCuenta}
        </StateMark>
        {es_admin && <StateMark isOn={false}>{clientesCopy.admin}</StateMark>}
        <BloqueoMark email={email} />
        {creado_en !== null && (
          <span className="text-sm text-muted">{copy.since(formatDay(creado_en))}</span>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <Pedidos pedidos={cliente.pedidos} />
          <Devoluciones devoluciones={cliente.devoluciones} />
          <Notas notas={cliente.notas} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ClienteDatos id={id} cliente={cliente} />
          <Peticiones peticiones={cliente.peticiones} />
          <Mensajes mensajes={cliente.mensajes} />
        </div>
      </div>
    </div>
  );
}

function Pedidos({ pedidos }: Pick<ClienteDetalle, "pedidos">) {
  return (
    <Listed title={copy.pedidos} count={pedidos.length}>
      {pedidos.map((pedido) => (
        <Row
          key={pedido.id}
          name={<PedidoLink id={pedido.id} text={copy.pedido(pedido.numero)} />}
          aside={<Money pesos={pedido.total} />}
          facts={[formatShortDay(pedido.creado_en), estadoName(pedido)]}
        />
      ))}
    </Listed>
  );
}

function Devoluciones({ devoluciones }: Pick<ClienteDetalle, "devoluciones">) {
  return (
    <Listed title={copy.devoluciones} count={devoluciones.length}>
      {devoluciones.map((it) => (
        <Row
          key={`${it.pedido_id} ${it.creado_en}`}
          name={devolucionNames[it.tipo]}
          aside={<PedidoLink id={it.pedido_id} text={copy.ofPedido} />}
          facts={[formatShortDay(it.creado_en), adminDevolucionesCopy.estados[it.estado]]}
        >
          {it.detalle !== "" && <Words>{it.detalle}</Words>}
        </Row>
      ))}
    </Listed>
  );
}

function Notas({ notas }: Pick<ClienteDetalle, "notas">) {
  return (
    <Listed title={copy.notas} count={notas.length}>
      {notas.map((nota) => (
        <Row
          key={`${nota.pedido_id} ${nota.creado_en} ${nota.texto}`}
          name={formatShortDay(nota.creado_en)}
          aside={<PedidoLink id={nota.pedido_id} text={copy.ofPedido} />}
        >
          <Words>{nota.texto}</Words>
        </Row>
      ))}
    </Listed>
  );
}

function Peticiones({ peticiones }: Pick<ClienteDetalle, "peticiones">) {
  return (
    <Listed
      title={copy.peticiones}
      count={peticiones.length}
      actions={
        <Link to="/admin/solicitudes" className="link inline-flex min-h-11 items-center">
          {copy.seePeticiones}
        </Link>
      }
    >
      {peticiones.map((it) => (
        <Row
          key={`${it.tipo} ${it.creado_en}`}
          name={peticionNames[it.tipo].name}
          facts={[formatShortDay(it.creado_en), peticionEstado(it.estado)]}
        >
          {it.detalle !== "" && <Words>{it.detalle}</Words>}
        </Row>
      ))}
    </Listed>
  );
}

function Mensajes({ mensajes }: Pick<ClienteDetalle, "mensajes">) {
  return (
    <Listed title={copy.mensajes} count={mensajes.length}>
      {mensajes.map((it) => (
        <Row
          key={`${it.creado_en} ${it.mensaje}`}
          name={formatMoment(it.creado_en)}
          facts={factsOf(it)}
        >
          <Words>{it.mensaje}</Words>
          {it.respuestas.map((respuesta) => (
            <div key={`${respuesta.creado_en} ${respuesta.texto}`}>
              <p>{copy.answered(formatMoment(respuesta.creado_en))}</p>
              <Words>{respuesta.texto}</Words>
            </div>
          ))}
          {it.respuestas.length === 0 && <p>{copy.unanswered}</p>}
        </Row>
      ))}
    </Listed>
  );
}

function peticionEstado(estado: ClienteDetalle["peticiones"][number]["estado"]): string {
  return estado === "por_confirmar" ? copy.unconfirmed : adminPeticionesCopy.estados[estado];
}

function factsOf({ cantidad, fotos, archivo }: ClienteDetalle["mensajes"][number]): string[] {
  const files = fotos.length + (archivo === null ? 0 : 1);
  return [
    ...(cantidad === null ? [] : [copy.pieces(cantidad)]),
    ...(files === 0 ? [] : [copy.files(files)]),
  ];
}

function PedidoLink({ id, text }: { id: number; text: string }) {
  return (
    <Link to={`/admin/pedidos/${id}`} className="link inline-flex min-h-11 items-center">
      {text}
    </Link>
  );
}

type ListedProps = { title: string; count: number; actions?: ReactNode; children: ReactNode };

function Listed({ title, count, actions, children }: ListedProps) {
  return (
    <Sheet title={title} actions={count > 0 && actions}>
      {count === 0 ? (
        <p className="text-muted">{copy.nothing}</p>
      ) : (
        <ul className="grid">{children}</ul>
      )}
    </Sheet>
  );
}

type RowProps = {
  name: ReactNode;
  aside?: ReactNode;
  facts?: readonly string[];
  children?: ReactNode;
};

function Row({ name, aside, facts = [], children }: RowProps) {
  return (
    <li className="grid min-w-0 gap-1 border-b border-hairline py-2 last:border-b-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 font-medium">
        {name}
        <span className="tabular-nums">{aside}</span>
      </div>
      <div className="grid min-w-0 gap-2 text-sm text-muted">
        {facts.length > 0 && <p>{facts.join(" · ")}</p>}
        {children}
      </div>
    </li>
  );
}

function Words({ children }: { children: string }) {
  return (
    <p className="max-w-text border-l-2 border-copper pl-4 wrap-anywhere whitespace-pre-line text-ink">
      {children}
    </p>
  );
}
