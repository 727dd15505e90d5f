import { Link } from "react-router";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { cx } from "#web/ui/class-names.ts";
import { catalogoCopy } from "../catalogo.copy.ts";

type Props = {
  to: string;
  text: string;
  isShown: boolean;
  /** Null without counts. */
  total: number | null;
  /** Robots follow categorias; of the other filters there are too many combinations. */
  isFollowed?: boolean;
  /** Hex. */
  color?: string | undefined;
};

/** Chooses a value, or takes it back when it is the shown one. */
export function FilterLink({ to, text, isShown, total, isFollowed = false, color }: Props) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        rel={isFollowed ? undefined : "nofollow"}
        aria-current={isShown ? "true" : undefined}
        className={cx(
          "-ml-px flex min-h-11 items-center justify-between gap-3 border-l-4 pl-4 hover:text-accent",
          isShown ? "border-copper font-semibold" : "border-unseen",
        )}
      >
        <span className="flex min-w-0 items-center gap-2">
          {color && <Swatch color={color} className="size-4" />}
          <span className="min-w-0">{text}</span>
        </span>
        {total !== null && (
          <span className="text-sm font-normal text-muted tabular-nums">
            <span aria-hidden="true">{total}</span>
            <span className="sr-only">({catalogoCopy.counted(total)})</span>
          </span>
        )}
      </Link>
    </li>
  );
}
