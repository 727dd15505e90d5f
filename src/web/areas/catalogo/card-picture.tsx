import { useState } from "react";
import { useViewTransitionState } from "react-router";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { cx } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/content/picture.tsx";

type Props = {
  producto: Producto;
  sizes: string;
  isEager: boolean;
  /** A mouse has been here: the second view may be fetched. */
  isPointed: boolean;
};

/**
 * The piece, and behind it a second view that a mouse brings forward. On the way to its page, and
 * back, the picture carries the same name as the page's main picture and so becomes it.
 */
export function CardPicture({ producto, sizes, isEager, isPointed }: Props) {
  const { id, imagenes, marcador } = producto;
  const [isReady, setIsReady] = useState(false);
  const isTransitioning = useViewTransitionState(`/producto/${id}`);
  const second = imagenes[1];
  return (
    <div
      className="relative aspect-[4/5] overflow-hidden rounded-t-soft bg-escarcha"
      // Written by the browser's script only: the server's page never travels.
      style={isTransitioning ? { viewTransitionName: `producto-${id}` } : undefined}
    >
      <Picture
        path={imagenes[0]}
        marcador={marcador}
        alt=""
        sizes={sizes}
        isEager={isEager}
        className="size-full"
      />
      {second && isPointed && (
        <span
          onLoadCapture={() => setIsReady(true)}
          className={cx(
            "absolute inset-0 opacity-0 transition-opacity duration-300",
            isReady && "group-hover:opacity-100",
          )}
        >
          <Picture path={second} alt="" sizes={sizes} className="size-full" />
        </span>
      )}
    </div>
  );
}
