import { useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { cx } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/content/picture.tsx";

type Props = {
  producto: Producto;
  sizes: string;
  isEager: boolean;
  /** Only then is the second view fetched. */
  isPointed: boolean;
};

/** A mouse reveals a second view. */
export function CardPicture({ producto, sizes, isEager, isPointed }: Props) {
  const { imagenes, marcador } = producto;
  const [isReady, setIsReady] = useState(false);
  const second = imagenes[1];
  return (
    <div className="relative aspect-[4/5] overflow-hidden rounded-t-soft bg-plate">
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
