import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

type Props = {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** The level of the heading. */
  level?: 1 | 2;
  className?: string;
};

export function EmptyState({ title, children, actions, level = 2, className }: Props) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div
      className={cx(
        "grid grid-cols-1 justify-items-center gap-4 px-4 py-12 text-center",
        className,
      )}
    >
      <EmptyPlate />
      <Heading className="text-2xl" {...(level === 1 ? { tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {children && <div className="max-w-text text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

function EmptyPlate() {
  const rows = [1, 2, 3, 4];
  return (
    <svg viewBox="0 0 240 108" className="w-60 max-w-full text-edge" fill="none" aria-hidden="true">
      <path d="M52 24h136l48 60H4z" className="fill-quiet" stroke="currentColor" />
      {rows.map((row) => (
        <path
          key={row}
          d={`M${52 - row * 10} ${24 + row * 12}h${136 + row * 20}M${52 + row * 27} 24L${4 + row * 46} 84`}
          stroke="currentColor"
          strokeOpacity="0.4"
        />
      ))}
      <path d="M4 84h232v8H4z" className="fill-hairline" stroke="currentColor" />
      <path
        d="M120 2v32M112 34h16l-5 9h-6z"
        className="stroke-copper"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M96 60h48M100 56h40"
        className="stroke-copper"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
