import { Link } from "react-router";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { catalogoSearch } from "#contract/values/producto/catalogo-url.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { cx } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/content/picture.tsx";
import { Precio } from "../precio.tsx";
import { suggestionsCopy as copy } from "./suggestions.copy.ts";
import type { FoundProductos } from "./use-found.ts";

type Props = {
  listId: string;
  optionId: (place: number) => string;
  found: FoundProductos | null;
  isOpen: boolean;
  activeIndex: number;
  onFollow: () => void;
};

export function SuggestionList({ listId, optionId, found, isOpen, activeIndex, onFollow }: Props) {
  const { productos, q } = found ?? { productos: [], q: "" };
  const look = (place: number) => ({
    id: optionId(place),
    ref: place === activeIndex ? keepInView : null,
    role: "option",
    tabIndex: -1,
    "aria-selected": place === activeIndex,
    onClick: onFollow,
    className: cx(
      "flex min-h-14 items-center gap-3 px-3 py-1.5 no-underline",
      place === activeIndex ? "bg-action text-on-action" : "hover:bg-accent-tint",
    ),
  });
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={copy.list}
      hidden={!isOpen}
      // Keeps the focus in the text field.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute left-0 top-full z-10 mt-1 max-h-[60dvh] w-full overflow-y-auto overscroll-contain rounded-thin border border-edge bg-card py-1 shadow-lift xl:w-96"
    >
      {isOpen && found !== null && (
        <>
          {productos.map((producto, place) => (
            <Link key={producto.id} {...look(place)} to={productoPath(producto)}>
              <Suggestion producto={producto} />
            </Link>
          ))}
          {productos.length > 0 ? (
            <Link {...look(productos.length)} to={`/tienda${catalogoSearch({ q })}`}>
              <span className="font-semibold">{copy.all(found)}</span>
            </Link>
          ) : (
            <Link {...look(0)} to={`/contacto?${new URLSearchParams({ idea: q })}`}>
              <span>
                {copy.nothing(q)} <span className="inline-block font-semibold">{copy.quote}</span>
              </span>
            </Link>
          )}
        </>
      )}
    </div>
  );
}

function Suggestion({ producto }: { producto: Producto }) {
  const { nombre, familia, imagenes, marcador } = producto;
  return (
    <>
      <Picture
        path={imagenes[0]}
        marcador={marcador}
        alt=""
        sizes="48px"
        className="size-12 shrink-0 rounded-thin"
      />
      <span className="line-clamp-2 min-w-0 grow text-sm">{familia?.nombre ?? nombre}</span>
      <Precio producto={producto} className="shrink-0 text-sm font-semibold" />
    </>
  );
}

function keepInView(option: Element | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
