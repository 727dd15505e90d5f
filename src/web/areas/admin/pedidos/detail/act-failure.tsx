import type { ApiFailure } from "#contract/client.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";

export function ActFailure({ failure }: { failure: ApiFailure }) {
  return <Banner kind="error">{failure.error ?? copy.noAnswer}</Banner>;
}
