import type { Opinion } from "#contract/schemas/catalogo.ts";
import { productoCopy } from "../producto.copy.ts";
import { countByStars } from "./opinion-figures.ts";

type Props = { opiniones: readonly Opinion[]; total: number };

export function OpinionDistribution({ opiniones, total }: Props) {
  return (
    <div className="grid gap-2">
      <ul aria-label={productoCopy.distribution} className="grid gap-1.5 text-sm">
        {countByStars(opiniones).map(({ stars, count, share }) => (
          <li key={stars} className="grid grid-cols-[5.5rem_minmax(0,1fr)_2.5rem] items-center">
            <span>{productoCopy.starsOf(stars)}</span>
            <Layer share={share} />
            <span className="text-right tabular-nums text-muted">
              <span aria-hidden="true">{count}</span>
              <span className="sr-only">: {productoCopy.opinionesCount(count)}</span>
            </span>
          </li>
        ))}
      </ul>
      {opiniones.length < total && (
        <p className="text-xs text-muted">{productoCopy.distributionOf(opiniones.length)}</p>
      )}
    </div>
  );
}

function Layer({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="h-2.5 w-full"
      aria-hidden="true"
    >
      <rect y="8" width="100" height="2" className="fill-hairline" />
      {share > 0 && <rect width={Math.round(share * 100)} height="10" className="fill-copper" />}
    </svg>
  );
}
