import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { accesoCopy } from "../acceso.copy.ts";

/** Between two ways to go on. */
export function Or() {
  return (
    <div className="flex items-center gap-4 text-sm text-muted">
      <LayerDivider tone="text-hairline" className="grow" />
      {/* Aligned with the divider's upper line. */}
      <span className="-mt-2 leading-none">{accesoCopy.login.or}</span>
      <LayerDivider tone="text-hairline" className="grow" />
    </div>
  );
}
