import { Link } from "react-router";
import { cx } from "#web/ui/class-names.ts";

type Props = {
  label: string;
  current: string;
  options: readonly { value: string; text: string }[];
  hrefOf: (value: string) => string;
};

/** Links instead of a select: each value has an address. */
export function FilterLinks({ label, current, options, hrefOf }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-2 gap-1 rounded-soft bg-quiet p-1 sm:inline-flex sm:flex-wrap">
        {options.map(({ value, text }) => (
          <li key={value} className="grid">
            <Link
              to={hrefOf(value)}
              preventScrollReset
              aria-current={value === current ? "true" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center justify-center rounded-soft px-3 text-center text-sm font-semibold no-underline sm:px-4",
                value === current
                  ? "bg-card text-accent-strong ring ring-hairline forced-colors:border"
                  : "text-ink hover:text-accent hover:underline",
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
