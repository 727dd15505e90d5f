export { archivoNombre } from "./archivo-nombre.ts";
export {
  type ArchivoFacts,
  lockArchivos,
  retireArchivos,
  selectArchivos,
  selectKept,
} from "./archivos.queries.ts";
export { keepArchivo, openArchivo, sweepArchivos, sweepOrphans } from "./archivos.service.ts";
