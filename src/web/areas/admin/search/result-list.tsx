import { Link } from "react-router";
import type { Producto } from "#contract/schemas/catalogo.ts";
import type { Cliente } from "#contract/schemas/clientes.ts";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { EstadoMark } from "#web/areas/pedidos/estado-mark.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/content/money.tsx";
import { Picture } from "#web/ui/content/picture.tsx";
import { clientesCopy } from "../clientes/clientes.copy.ts";
import { piecesOf } from "../pedidos/list/row-facts.ts";
import { searchCopy as copy } from "./search.copy.ts";
import type { Result, ResultGroup } from "./use-results.ts";

type Props = {
  listId: string;
  optionId: (place: number) => string;
  groups: readonly ResultGroup[];
  activeIndex: number;
  onFollow: () => void;
};

export function ResultList({ listId, optionId, groups, activeIndex, onFollow }: Props) {
  let place = -1;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={copy.list}
      tabIndex={-1}
      // Keeps the focus in the text field.
      onMouseDown={(event) => event.preventDefault()}
      className="grid gap-4 empty:hidden"
    >
      {groups.map(({ name, results }) => (
        <fieldset key={name} aria-label={copy.groups[name]} className="min-w-0">
          <p aria-hidden="true" className="text-xs tracking-wide text-muted">
            {copy.groups[name]}
          </p>
          {results.map((result) => {
            place += 1;
            const isActive = place === activeIndex;
            return (
              <Link
                key={result.to}
                id={optionId(place)}
                ref={isActive ? keepInView : null}
                role="option"
                tabIndex={-1}
                aria-selected={isActive}
                to={result.to}
                onClick={onFollow}
                className={cx(
                  "-mx-3 flex min-h-12 items-center gap-3 rounded-thin px-3 py-1 no-underline",
                  isActive ? "bg-accent-tint" : "hover:bg-quiet",
                )}
              >
                <ResultText result={result} />
              </Link>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

function ResultText({ result }: { result: Result }) {
  switch (result.kind) {
    case "pedido":
      return <PedidoText pedido={result.pedido} />;
    case "producto":
      return <ProductoText producto={result.producto} />;
    case "cliente":
      return <ClienteText cliente={result.cliente} />;
    case "section":
      return <span>{result.section.text}</span>;
    case "all":
      return (
        <span className="font-semibold">
          {copy.all[result.of](copy.many(result.total, result.hasMore))}
        </span>
      );
  }
}

function PedidoText({ pedido }: { pedido: PedidoAdmin }) {
  const { text, written } = piecesOf(pedido);
  return (
    <>
      <span className="grid min-w-0 grow">
        <span className="truncate">
          <span className="font-semibold tabular-nums">{pedido.numero}</span> {pedido.nombre}
        </span>
        <span className="truncate text-sm text-muted">{`${text} ${written}`}</span>
      </span>
      <EstadoMark estado={pedido.estado}>{estadoName(pedido)}</EstadoMark>
    </>
  );
}

function ProductoText({ producto }: { producto: Producto }) {
  const { nombre, sku, stock, precio, activo, imagenes, marcador } = producto;
  return (
    <>
      <Picture
        path={imagenes[0]}
        marcador={marcador}
        alt=""
        sizes="48px"
        className="size-10 shrink-0 rounded-thin"
      />
      <span className="grid min-w-0 grow">
        <span className="truncate">{nombre}</span>
        <span className="truncate text-sm text-muted">
          {activo ? copy.facts(sku, stock) : copy.inactive}
        </span>
      </span>
      <Money pesos={precio} />
    </>
  );
}

function ClienteText({ cliente: { nombre, email, pedidos } }: { cliente: Cliente }) {
  return (
    <>
      <span className="grid min-w-0 grow">
        <span className="truncate">{nombre || email}</span>
        {nombre && <span className="truncate text-sm text-muted">{email}</span>}
      </span>
      <span className="shrink-0 text-sm text-muted">{clientesCopy.pedidos(pedidos)}</span>
    </>
  );
}

function keepInView(option: Element | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
