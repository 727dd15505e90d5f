import type { MouseEvent } from "react";
import { cx } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/content/picture.tsx";
import { productoCopy } from "../producto.copy.ts";

type Props = {
  imagenes: readonly string[];
  current: number;
  onPick: (event: MouseEvent, place: number) => void;
};

/** The current one has more than another colour. */
export function Thumbnails({ imagenes, current, onPick }: Props) {
  return (
    <ul className="mt-3 hidden flex-wrap gap-3 sm:flex">
      {imagenes.map((path, place) => (
        <li key={path}>
          <a
            href={`#imagen-${place + 1}`}
            aria-label={productoCopy.showImagen(place + 1)}
            aria-current={place === current ? "true" : undefined}
            onClick={(event) => onPick(event, place)}
            className={cx(
              "block border-b-4 pb-1.5",
              place === current ? "border-copper" : "border-unseen hover:border-hairline",
            )}
          >
            <Picture
              path={path}
              alt=""
              sizes="6rem"
              className={cx("size-20 rounded-thin", place === current && "ring-2 ring-ink")}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** For phones: one line for each picture. */
export function PlaceInLayers({ total, current }: { total: number; current: number }) {
  const places = Array.from({ length: total }, (_layer, place) => place);
  return (
    <div aria-hidden="true" className="mt-1 flex items-center gap-4 sm:hidden">
      <div className="flex h-2 grow items-end gap-1">
        {places.map((place) => (
          <span
            key={place}
            className={cx("grow", place === current ? "h-2 bg-copper" : "h-0.5 bg-edge")}
          />
        ))}
      </div>
      <span className="text-sm text-muted tabular-nums">
        {productoCopy.position(current + 1, total)}
      </span>
    </div>
  );
}
