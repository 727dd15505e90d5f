import { useState } from "react";
import { Link } from "react-router";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { cx } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/content/money.tsx";
import { Stars } from "#web/ui/content/stars.tsx";
import { useIsMotionWelcome } from "#web/ui/content/use-motion.ts";
import { CardPicture } from "./card-picture.tsx";
import { catalogoCopy } from "./catalogo.copy.ts";
import { StockNote } from "./stock-note.tsx";

type Props = { producto: Producto; sizes: string; isEager?: boolean };

/**
 * One piece on the shelf. The whole card leads to its page, the name is the link. Its four rows
 * belong to the grid, so that names, prices and notes of a shelf stand on one line each.
 */
export function ProductoCard({ producto, sizes, isEager = false }: Props) {
  const { id, nombre, precio, stock, calificacion_promedio } = producto;
  const [isPointed, setIsPointed] = useState(false);
  const isMotionWelcome = useIsMotionWelcome();
  return (
    <article
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setIsPointed(true)}
      className="group relative row-span-4 grid grid-rows-subgrid gap-y-0"
    >
      <div>
        <CardPicture producto={producto} sizes={sizes} isEager={isEager} isPointed={isPointed} />
        {/* The shelf: it runs on through the gaps, so that a row of cards stands on one board. */}
        <div
          aria-hidden="true"
          className="layers -mx-2 text-obsidiana transition-colors group-hover:text-cobre sm:-mx-3"
        />
      </div>
      <h3 className="pt-3 font-text text-base leading-snug font-semibold tracking-normal">
        <Link
          to={`/producto/${id}`}
          prefetch="intent"
          viewTransition={isMotionWelcome}
          title={nombre}
          className="line-clamp-3 after:absolute after:inset-0 group-hover:text-lapis"
        >
          {nombre}
        </Link>
      </h3>
      <Money pesos={precio} className="pt-1 text-lg font-semibold" />
      <div className="grid content-start gap-y-0.5 pt-0.5">
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

/** Two on a phone, one where large text leaves no room for two. */
const narrow = "grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] min-[26rem]:grid-cols-2";

const looks = {
  beside: {
    className: `${narrow} sm:grid-cols-3`,
    sizes: "(min-width: 88rem) 20rem, (min-width: 64rem) 24vw, (min-width: 40rem) 30vw, 46vw",
  },
  acrossThree: {
    className: `${narrow} md:grid-cols-3`,
    sizes: "(min-width: 88rem) 26rem, (min-width: 48rem) 30vw, 46vw",
  },
  acrossFour: {
    className: `${narrow} md:grid-cols-3 lg:grid-cols-4`,
    sizes: "(min-width: 88rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw",
  },
};

/** Shelves of cards: two on a phone, up to three or four on wide screens. */
export function ProductoGrid({ productos, place }: GridProps) {
  const { className, sizes } = looks[place === "beside" ? place : acrossLook(productos.length)];
  return (
    <ul
      aria-label={catalogoCopy.results}
      className={cx("-mb-10 grid gap-x-4 sm:-mb-12 sm:gap-x-6", className)}
    >
      {productos.map((producto, index) => (
        <li
          key={producto.id}
          className="row-span-4 grid min-w-0 grid-rows-subgrid gap-y-0 pb-10 sm:pb-12"
        >
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
