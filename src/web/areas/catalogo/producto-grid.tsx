import type { Producto } from "#contract/schemas/catalogo.ts";
import { cx } from "#web/ui/class-names.ts";
import { catalogoCopy } from "./catalogo.copy.ts";
import { ProductoCard } from "./producto-card.tsx";

type Props = {
  productos: readonly Producto[];
  /** Up to four columns, beside the filters on wide screens only. */
  place: "beside" | "across";
};

/** One column where large text leaves no room for two. */
const narrow = "grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] min-[26rem]:grid-cols-2";

/** In view at once where cards stand beside the filters. */
export const eagerCards = 2;

/**
 * The square is drawn as high as the card's picture of 4:5, so a screen asks for 5/4 of the card's
 * width. A phone asks for 42vw: the file of 320 px serves it with a third of the next one's bytes.
 */
const looks = {
  beside: {
    className: `${narrow} sm:grid-cols-3 xl:grid-cols-4`,
    sizes:
      "(min-width: 88rem) 19rem, (min-width: 80rem) 22vw, (min-width: 64rem) 30vw, (min-width: 40rem) 37vw, 42vw",
  },
  acrossThree: {
    className: `${narrow} md:grid-cols-3`,
    sizes: "(min-width: 88rem) 33rem, (min-width: 48rem) 37vw, 42vw",
  },
  acrossFour: {
    className: `${narrow} md:grid-cols-3 lg:grid-cols-4`,
    sizes: "(min-width: 88rem) 25rem, (min-width: 64rem) 28vw, (min-width: 48rem) 37vw, 42vw",
  },
};

export const besideSizes = looks.beside.sizes;

export function ProductoGrid({ productos, place }: Props) {
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
            isEager={place === "beside" && index < eagerCards}
          />
        </li>
      ))}
    </ul>
  );
}

/** Three columns when they leave no gap in the last row. */
function acrossLook(count: number): "acrossThree" | "acrossFour" {
  return count % 4 !== 0 && count % 3 === 0 ? "acrossThree" : "acrossFour";
}
