import { memo, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { intercept } from "#web/ui/actions/intercept.ts";
import { Stars } from "#web/ui/content/stars.tsx";
import { CardPicture } from "./card-picture.tsx";
import { openCard } from "./opened-card.ts";
import { Precio } from "./precio.tsx";
import { StockNote } from "./stock-note.tsx";
import { VariantesNote } from "./variantes-note.tsx";

type Props = { producto: Producto; sizes: string; isEager?: boolean };

/**
 * The name's link covers the card. Its four rows are a subgrid, so that names and precios of a row
 * align. Drawn once: a navigation that begins redraws the list around it.
 */
export const ProductoCard = memo(function ProductoCard({
  producto,
  sizes,
  isEager = false,
}: Props) {
  const { familia, calificacion_promedio } = producto;
  const nombre = familia?.nombre ?? producto.nombre;
  const [isPointed, setIsPointed] = useState(false);
  const navigate = useNavigate();
  const path = productoPath(producto);
  function open(link: Element): void {
    openCard(producto, link);
    // The preview at once, not in steps.
    void navigate(path, { flushSync: true });
  }
  return (
    <article
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setIsPointed(true)}
      className="group relative row-span-4 grid grid-rows-subgrid gap-y-0"
    >
      <div>
        <CardPicture producto={producto} sizes={sizes} isEager={isEager} isPointed={isPointed} />
        {/* The line runs through the gaps, like a board under the row. */}
        <div
          aria-hidden="true"
          className="layers -mx-2 text-ink transition-colors group-hover:text-copper sm:-mx-3"
        />
      </div>
      <h3 className="pt-3 font-text text-base leading-snug font-semibold tracking-normal">
        <Link
          to={path}
          prefetch="intent"
          onClick={(event) => intercept(event, () => open(event.currentTarget))}
          title={nombre}
          className="line-clamp-3 after:absolute after:inset-0 group-hover:text-accent"
        >
          {nombre}
        </Link>
      </h3>
      <Precio producto={producto} className="pt-1 text-lg font-semibold" />
      <div className="grid content-start gap-y-0.5 pt-0.5">
        {familia && <VariantesNote familia={familia} />}
        <StockNote
          stock={familia?.stock ?? producto.stock}
          isAMedida={producto.a_medida}
          isEncargo={producto.plazo_dias > 0}
        />
        {calificacion_promedio !== null && (
          <span className="flex items-center gap-2 text-sm text-muted">
            <Stars value={calificacion_promedio} />
            <span aria-hidden="true">({producto.opiniones_total})</span>
          </span>
        )}
      </div>
    </article>
  );
});
