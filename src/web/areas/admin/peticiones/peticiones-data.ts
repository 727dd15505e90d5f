import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";

export function refreshPeticiones(): void {
  void refreshOwn("listPeticiones", "listBloqueos", "getResumen");
}
