import { accesoSamples } from "./samples/acceso.ts";
import { ajustesSamples } from "./samples/ajustes.ts";
import { avisosSamples } from "./samples/avisos.ts";
import { carritoSamples } from "./samples/carrito.ts";
import { catalogoSamples } from "./samples/catalogo.ts";
import { catalogoPagesSamples } from "./samples/catalogo-pages.ts";
import { contactoSamples } from "./samples/contacto.ts";
import { despachoSamples } from "./samples/despacho.ts";
import { devolucionesSamples } from "./samples/devoluciones.ts";
import { direccionesSamples } from "./samples/direcciones.ts";
import { factorSamples } from "./samples/factor.ts";
import { familiasSamples } from "./samples/familias.ts";
import { opinionesSamples } from "./samples/opiniones.ts";
import { pagosSamples } from "./samples/pagos.ts";
import { pedidosSamples } from "./samples/pedidos.ts";
import { platformSamples } from "./samples/platform.ts";
import { privacidadSamples } from "./samples/privacidad.ts";
import type { SamplesByFile } from "./samples/samples.ts";
import { searchSamples } from "./samples/search.ts";
import { stockSamples } from "./samples/stock.ts";
import { tallerSamples } from "./samples/taller.ts";

/** A sample for every query function of src/server, by file. */
export const allSamples: SamplesByFile = {
  ...accesoSamples,
  ...ajustesSamples,
  ...avisosSamples,
  ...privacidadSamples,
  ...devolucionesSamples,
  ...carritoSamples,
  ...catalogoSamples,
  ...catalogoPagesSamples,
  ...familiasSamples,
  ...searchSamples,
  ...contactoSamples,
  ...despachoSamples,
  ...direccionesSamples,
  ...factorSamples,
  ...opinionesSamples,
  ...pagosSamples,
  ...pedidosSamples,
  ...platformSamples,
  ...stockSamples,
  ...tallerSamples,
};
