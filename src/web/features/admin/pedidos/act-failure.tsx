import type { ApiFailure } from "#contract/client.ts";
import { adminPedidoCopy as copy } from "#web/copy/admin-pedidos.ts";
import { Banner } from "#web/ui/banner.tsx";

/** Why it was not done. After somebody else's change the server says how the pedido stands now. */
export function ActFailure({ failure }: { failure: ApiFailure }) {
  return <Banner kind="error">{failure.error ?? copy.noAnswer}</Banner>;
}
