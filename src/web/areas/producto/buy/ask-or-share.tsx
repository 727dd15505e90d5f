import { Suspense } from "react";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { WhatsappLink } from "#web/areas/contacto/whatsapp-link.tsx";
import { buttonClass } from "#web/ui/actions/button-class.ts";
import { optionalPart } from "#web/ui/optional-part.ts";
import { productoCopy } from "../producto.copy.ts";

const ShareOrEdit = optionalPart(async () => ({
  default: (await import("./share-or-edit.tsx")).ShareOrEdit,
}));

/** The row is as high before the button has come. */
export function AskOrShare({ producto }: { producto: ProductoDetalle }) {
  const { nombre } = producto;
  const isHydrated = useIsHydrated();
  const url = (useRootData().tienda?.url ?? "") + productoPath(producto);
  return (
    <div className="-ml-3 flex min-h-11 flex-wrap gap-x-3">
      <WhatsappLink
        mensaje={productoCopy.whatsappMensaje(nombre, url)}
        className={buttonClass({ variant: "quiet", size: "small" })}
      >
        {productoCopy.whatsapp}
      </WhatsappLink>
      {isHydrated && (
        <Suspense>
          <ShareOrEdit id={producto.id} nombre={nombre} url={url} />
        </Suspense>
      )}
    </div>
  );
}
