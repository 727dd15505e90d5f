import type { Producto } from "#contract/schemas/catalogo.ts";
import { cx } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/content/money.tsx";
import { catalogoCopy } from "./catalogo.copy.ts";

type Props = { producto: Pick<Producto, "precio" | "familia">; className: string };

/** In a list: a familia whose variantes cost more and less has the lowest. */
export function Precio({ producto: { precio, familia }, className }: Props) {
  const desde = familia?.desde ?? null;
  if (desde === null) return <Money pesos={precio} className={className} />;
  return (
    <span className={cx("whitespace-nowrap", className)}>
      <span className="text-sm font-normal text-muted">{catalogoCopy.desde}</span>{" "}
      <Money pesos={desde} />
    </span>
  );
}
