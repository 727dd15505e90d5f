import { Link } from "react-router";
import { cx } from "#web/ui/class-names.ts";

type Props = {
  label: string;
  /** Value of the filter that is in force. */
  current: string;
  options: readonly { value: string; text: string }[];
  hrefOf: (value: string) => string;
};

/** The few values of one filter as links, so that each has an address and all are in sight. */
export function FilterLinks({ label, current, options, hrefOf }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-2 gap-1 rounded-soft bg-escarcha p-1 sm:inline-flex sm:flex-wrap">
        {options.map(({ value, text }) => (
          <li key={value} className="grid">
            <Link
              to={hrefOf(value)}
              preventScrollReset
              aria-current={value === current ? "true" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center justify-center rounded-soft px-3 text-center text-sm font-semibold no-underline sm:px-4",
                value === current
                  ? "bg-blanco text-lapis-hondo ring ring-veta forced-colors:border"
                  : "text-obsidiana hover:text-lapis hover:underline",
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
