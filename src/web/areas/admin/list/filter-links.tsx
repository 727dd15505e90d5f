import { Link } from "react-router";
import { cx } from "#web/ui/class-names.ts";

type Props = {
  label: string;
  current: string;
  options: readonly FilterOption[];
  hrefOf: (value: string) => string;
};

type FilterOption = {
  value: string;
  text: string;
  /** How many there are; null while unknown, which keeps its place. */
  count?: number | null;
};

/** Links instead of a select: each value has an address. */
export function FilterLinks({ label, current, options, hrefOf }: Props) {
  const hasCounts = options.some(({ count }) => count !== undefined);
  return (
    <nav aria-label={label}>
      <ul
        className={cx(
          "gap-1 rounded-soft bg-quiet p-1 sm:inline-flex sm:flex-wrap",
          hasCounts ? "inline-flex max-w-full flex-wrap" : "grid grid-cols-2",
        )}
      >
        {options.map(({ value, text, count }) => (
          <li key={value} className="grid">
            <Link
              to={hrefOf(value)}
              preventScrollReset
              aria-current={value === current ? "true" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center justify-center rounded-soft text-center text-sm font-semibold no-underline sm:px-4",
                hasCounts ? "gap-1.5 px-2" : "px-3",
                value === current
                  ? "bg-card text-accent-strong ring ring-hairline forced-colors:border"
                  : "text-ink hover:text-accent hover:underline",
              )}
            >
              <span>{text}</span>
              {count !== undefined && (
                <span className="min-w-5 rounded-soft bg-page px-1 text-center text-xs leading-5 font-semibold tabular-nums">
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
