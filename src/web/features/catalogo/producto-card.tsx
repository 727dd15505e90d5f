import { Link } from "react-router";
import type { Producto } from "#contract/catalogo.ts";
import { catalogoCopy } from "#web/copy/catalogo.ts";
import { Money } from "#web/ui/money.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { StockNote } from "#web/ui/stock-note.tsx";

type Props = { producto: Producto; sizes: string; isEager?: boolean };

/** One piece on the shelf. The whole card leads to its page, the name is the link. */
export function ProductoCard({ producto, sizes, isEager = false }: Props) {
  const { id, nombre, precio, stock, imagenes, marcador, calificacion_promedio } = producto;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="aspect-[4/5] overflow-hidden rounded-t-soft bg-escarcha">
        <Picture
          path={imagenes[0]}
          marcador={marcador}
          alt=""
          sizes={sizes}
          isEager={isEager}
          className="size-full transition-transform duration-300 ease-settle group-hover:scale-[1.035]"
        />
      </div>
      {/* The shelf: it runs on through the gaps, so that a row of cards stands on one board. */}
      <div
        aria-hidden="true"
        className="layers -mx-2 text-obsidiana transition-colors group-hover:text-cobre sm:-mx-3"
      />
      <div className="grid grow content-start gap-1 pt-3">
        <h3 className="font-text text-base leading-snug font-semibold tracking-normal">
          <Link
            to={`/producto/${id}`}
            prefetch="intent"
            title={nombre}
            className="line-clamp-3 after:absolute after:inset-0 group-hover:text-lapis"
          >
            {nombre}
          </Link>
        </h3>
        <Money pesos={precio} className="text-lg font-semibold" />
        <StockNote stock={stock} />
        {calificacion_promedio !== null && (
          <span className="flex items-center gap-2 text-sm text-pizarra">
            <Stars value={calificacion_promedio} />
            <span aria-hidden="true">({producto.opiniones_total})</span>
          </span>
        )}
      </div>
    </article>
  );
}

type GridProps = {
  productos: readonly Producto[];
  /** Beside the filters there is room for three; across the page for up to four. */
  place: "beside" | "across";
};

const looks = {
  beside: {
    className: "grid-cols-2 sm:grid-cols-3",
    sizes: "(min-width: 88rem) 20rem, (min-width: 64rem) 24vw, (min-width: 40rem) 30vw, 46vw",
  },
  acrossThree: {
    className: "grid-cols-2 md:grid-cols-3",
    sizes: "(min-width: 88rem) 26rem, (min-width: 48rem) 30vw, 46vw",
  },
  acrossFour: {
    className: "grid-cols-2 md:grid-cols-3 lg:grid-cols-4",
    sizes: "(min-width: 88rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw",
  },
};

/** Shelves of cards: two on a phone, up to three or four on wide screens. */
export function ProductoGrid({ productos, place }: GridProps) {
  const { className, sizes } = looks[place === "beside" ? place : acrossLook(productos.length)];
  return (
    <ul
      aria-label={catalogoCopy.results}
      className={`grid gap-x-4 gap-y-10 sm:gap-x-6 sm:gap-y-12 ${className}`}
    >
      {productos.map((producto, index) => (
        <li key={producto.id}>
          <ProductoCard
            producto={producto}
            sizes={sizes}
            isEager={place === "beside" && index < 2}
          />
        </li>
      ))}
    </ul>
  );
}

/** Four in a row, or three where that leaves no gap at the end of the last shelf. */
function acrossLook(count: number): "acrossThree" | "acrossFour" {
  return count % 4 !== 0 && count % 3 === 0 ? "acrossThree" : "acrossFour";
}
