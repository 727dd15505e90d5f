import { pageMeta } from "#web/app/page/page-meta.ts";
import { PeticionPage } from "#web/areas/cuenta/peticiones/peticion-page.tsx";
import { peticionCopy } from "#web/areas/cuenta/peticiones/peticiones.copy.ts";
import type { Route } from "./+types/ask";

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = peticionCopy;
  return pageMeta({ matches, title, description, path: "/solicitud-de-datos" });
}

export default function AskPeticionRoute() {
  return <PeticionPage />;
}
