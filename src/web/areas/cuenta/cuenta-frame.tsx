import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { AskProof } from "#web/areas/acceso/factor/ask-proof.tsx";
import { cx } from "#web/ui/class-names.ts";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { cuentaCopy as copy } from "./cuenta.copy.ts";

const tabs = [
  { to: "/cuenta", text: copy.tabCuenta },
  { to: "/cuenta/pedidos", text: copy.tabPedidos },
] as const;

type Props = { title: string; lead?: ReactNode; children: ReactNode };

export function CuentaFrame({ title, lead, children }: Props) {
  return (
    <div className="page-width pb-20">
      <PageHeading title={title} lead={lead} actions={<Tabs />} />
      <AskProof />
      {children}
    </div>
  );
}

function Tabs() {
  return (
    <nav aria-label={copy.menu} className="print:hidden">
      <ul className="flex flex-wrap gap-1">
        {tabs.map(({ to, text }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  "inline-flex min-h-11 items-center rounded-soft px-4 font-semibold no-underline",
                  isActive
                    ? "bg-accent-tint text-accent-strong"
                    : "text-accent hover:bg-quiet hover:text-accent-strong",
                )
              }
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
