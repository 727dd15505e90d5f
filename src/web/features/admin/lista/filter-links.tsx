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
      <ul className="flex flex-wrap gap-1">
        {options.map(({ value, text }) => (
          <li key={value}>
            <Link
              to={hrefOf(value)}
              preventScrollReset
              aria-current={value === current ? "true" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center rounded-soft px-4 font-semibold no-underline",
                value === current
                  ? "bg-lapis-claro text-lapis-hondo"
                  : "text-lapis hover:bg-escarcha hover:text-lapis-hondo",
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
