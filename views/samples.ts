import type { Discrepancia } from "#contract/schemas/conciliacion.ts";
import type { ImportAnswer } from "#contract/schemas/productos-import.ts";

/** An import file with one fault of each common kind. */
export const despachoFile = {
  name: "despacho.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      "modo;zona;lugares;dias_desde;dias_hasta;gratis_desde;hasta_gramos;precio",
      "domicilio;Todo Chile;Resto de Chile;3;7;50000;1000;2990",
      "domicilio;Todo Chile;;;;;30000;6990",
    ].join("\n"),
  ),
};

export const importFile = {
  name: "productos.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      "sku,nombre,precio,stock,categoria",
      "VISTA-1,Figura sin precio,,4,figuras",
      "VISTA-2,,4990,4,figuras",
      "VISTA-3,Figura de otra parte,4990,muchas,antigüedades",
    ].join("\n"),
  ),
};

export const importChanges: ImportAnswer = {
  mensaje: "",
  ...{ filas: 131, nuevos: 1, cambiados: 120, iguales: 10, errores: [] },
  cambios: [
    {
      ...{ tipo: "cambiado", sku: "FLO-ESPIRAL-COBRE", nombre: "Florero Espiral · Cobre" },
      campos: [
        { campo: "precio", antes: "22990", despues: "24990" },
        { campo: "activo", antes: "sí", despues: "no" },
        {
          campo: "descripcion",
          antes: "",
          despues:
            "Gira sobre sí mismo, capa por capa, hasta una boca de seis centímetros.\nCon agua.",
        },
      ],
    },
    { tipo: "nuevo", sku: "PUDU-1", nombre: "Pudú del bosque", campos: [] },
  ],
};

const refunded: Discrepancia = {
  id: 1,
  tipo: "devuelto_por_fuera",
  pedido_id: 1,
  numero: "E-000001",
  nombre: "Camila Soto",
  buy_order: "E-000001-1",
  nuestro_estado: "autorizado",
  nuestro_monto: 19_980,
  suyo_estado: "NULLIFIED",
  suyo_monto: 19_980,
  medida: null,
  estado: "abierta",
  nota: null,
  autor: null,
  creado_en: Date.UTC(2026, 10, 20, 8),
  resuelta_en: null,
};
const sinPedido: Discrepancia = {
  ...refunded,
  id: 2,
  tipo: "cargo_sin_pedido",
  nuestro_estado: "expirado",
  suyo_estado: "AUTHORIZED",
  medida: "en_devolucion",
};

/** The daily comparison would find them at night. */
export const discrepancias = [refunded, sinPedido];

/** A binary STL of one facet. */
export const archivoFile = {
  name: "pestana-de-lavadora.stl",
  mimeType: "model/stl",
  buffer: Buffer.concat([Buffer.alloc(80), Buffer.from([1, 0, 0, 0]), Buffer.alloc(50)]),
};
