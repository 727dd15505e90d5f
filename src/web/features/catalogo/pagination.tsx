import { Link } from "react-router";
import { catalogoPageSize } from "#contract/catalogo.ts";
import { catalogoCopy } from "#web/copy/catalogo.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "#web/ui/icons.tsx";
import type { CatalogoView } from "./catalogo-view.tsx";
import { pageNumbers } from "./page-numbers.ts";
import { hrefWith } from "./scope.ts";

type Props = { view: CatalogoView; total: number };

const itemClass =
  "grid min-h-11 min-w-11 place-items-center rounded-thin px-2 tabular-nums hover:bg-escarcha";

export function Pagination({ view: { scope, filters }, total }: Props) {
  const pages = Math.ceil(total / catalogoPageSize);
  if (pages <= 1) return null;
  const current = filters.pagina;
  const to = (pagina: number) => hrefWith(scope, filters, { pagina });
  return (
    <nav
      aria-label={catalogoCopy.pages}
      className="mt-16 flex flex-wrap items-center justify-center gap-1"
    >
      {current > 1 && (
        <Link
          to={to(current - 1)}
          rel="prev"
          aria-label={catalogoCopy.previous}
          className={itemClass}
        >
          <ArrowLeftIcon />
        </Link>
      )}
      {pageNumbers(current, pages).map((item) =>
        item.kind === "gap" ? (
          <span key={`gap-${item.after}`} className="px-1 text-pizarra">
            …
          </span>
        ) : (
          <PageLink
            key={item.page}
            to={to(item.page)}
            page={item.page}
            isCurrent={item.page === current}
          />
        ),
      )}
      {current < pages && (
        <Link to={to(current + 1)} rel="next" aria-label={catalogoCopy.next} className={itemClass}>
          <ArrowRightIcon />
        </Link>
      )}
    </nav>
  );
}

function PageLink({ to, page, isCurrent }: { to: string; page: number; isCurrent: boolean }) {
  return (
    <Link
      to={to}
      aria-label={catalogoCopy.page(page)}
      aria-current={isCurrent ? "page" : undefined}
      className={
        isCurrent
          ? `${itemClass} bg-obsidiana font-semibold text-blanco hover:bg-obsidiana`
          : itemClass
      }
    >
      {page}
    </Link>
  );
}
