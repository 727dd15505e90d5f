import { Link } from "react-router";
import { cx } from "../class-names.ts";
import { uiCopy } from "../ui.copy.ts";

export type Crumb = { text: string; to?: string };

/** The last crumb, the page itself, is hidden on narrow screens. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={uiCopy.breadcrumbs} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ text, to }, place) => (
          <li key={text} className={cx("flex min-w-0 items-center", !to && "max-sm:hidden")}>
            {place > 0 && (
              <span aria-hidden="true" className="px-2 text-edge">
                /
              </span>
            )}
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-11 items-center hover:text-accent hover:underline"
              >
                {text}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
