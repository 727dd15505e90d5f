import { useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ChosenBar } from "../../several/chosen-bar.tsx";
import type { Selection } from "../../several/use-selection.ts";
import { ActivoSeveralDialog } from "./activo-several-dialog.tsx";
import { CategoriaSeveralDialog } from "./categoria-several-dialog.tsx";
import { PrecioSeveralDialog } from "./precio-several-dialog.tsx";
import { severalProductosCopy as copy } from "./several.copy.ts";

export function ProductosBar({ selection }: { selection: Selection<Producto> }) {
  const { chosen, update, clear } = selection;
  const [opened, setOpened] = useState<"activate" | "deactivate" | "categoria" | "precio" | null>(
    null,
  );
  if (chosen.length === 0) return null;
  const inactive = chosen.filter(({ activo }) => !activo);
  const active = chosen.filter(({ activo }) => activo);
  const shared = { onChanged: update, onClose: () => setOpened(null) };
  return (
    <>
      <ChosenBar label={copy.bar} count={chosen.length} onClear={clear}>
        {inactive.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => setOpened("activate")}>
            {copy.activate.act}
          </Button>
        )}
        {active.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => setOpened("deactivate")}>
            {copy.deactivate.act}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => setOpened("categoria")}>
          {copy.categoria}
        </Button>
        <Button size="small" onClick={() => setOpened("precio")}>
          {copy.precio}
        </Button>
      </ChosenBar>
      {opened === "activate" && <ActivoSeveralDialog productos={inactive} isActivo {...shared} />}
      {opened === "deactivate" && (
        <ActivoSeveralDialog productos={active} isActivo={false} {...shared} />
      )}
      {opened === "categoria" && (
        <CategoriaSeveralDialog productos={chosen} onClose={shared.onClose} />
      )}
      {opened === "precio" && <PrecioSeveralDialog productos={chosen} {...shared} />}
    </>
  );
}
