export {
  type ArchivoFacts,
  retireArchivos,
  selectArchivos,
  selectKept,
  selectSizesSince,
} from "./archivos.queries.ts";
export { keepArchivo, sweepArchivos, sweepOrphans } from "./archivos.service.ts";
