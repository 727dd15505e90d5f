import { Link } from "react-router";
import { ArrowLeftIcon, ArrowRightIcon } from "../art/icons.tsx";
import { cx } from "../class-names.ts";
import { uiCopy } from "../ui.copy.ts";
import { pageNumbers } from "./page-numbers.ts";

type Props = {
  current: number;
  pages: number;
  hrefOf: (page: number) => string;
  className?: string;
};

const itemClass =
  "grid min-h-11 min-w-11 place-items-center rounded-thin px-2 tabular-nums hover:bg-quiet";

export function Pagination({ current, pages, hrefOf, className }: Props) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={uiCopy.pages}
      className={cx("flex flex-wrap items-center justify-center gap-1", className)}
    >
      {current > 1 && (
        <Link
          to={hrefOf(current - 1)}
          rel="prev"
          aria-label={uiCopy.previousPage}
          className={itemClass}
        >
          <ArrowLeftIcon />
        </Link>
      )}
      {pageNumbers(current, pages).map((item) =>
        item.kind === "gap" ? (
          <span key={`gap-${item.after}`} className="px-1 text-muted">
            …
          </span>
        ) : (
          <PageLink
            key={item.page}
            to={hrefOf(item.page)}
            page={item.page}
            isCurrent={item.page === current}
          />
        ),
      )}
      {current < pages && (
        <Link
          to={hrefOf(current + 1)}
          rel="next"
          aria-label={uiCopy.nextPage}
          className={itemClass}
        >
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
      aria-label={uiCopy.page(page)}
      aria-current={isCurrent ? "page" : undefined}
      className={
        isCurrent ? `${itemClass} bg-ink font-semibold text-on-ink hover:bg-ink` : itemClass
      }
    >
      {page}
    </Link>
  );
}
