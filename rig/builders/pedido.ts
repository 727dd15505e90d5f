import type { Config } from "#server/config/config.ts";
import { type Database, inTransaction } from "#server/db/database.ts";
import { insertPedido } from "#server/modules/pedidos/index.ts";
import { currentTerminos } from "#server/modules/terminos/index.ts";
import type { Clock } from "#server/time/clock.ts";
import { frozenDireccion } from "./direccion.ts";
import { buildProducto } from "./producto.ts";
import { buildCliente } from "./usuario.ts";

type ShopParts = { database: Database; config: Config; clock: Clock };

type Overrides = {
  creado_en?: number;
  nombre?: string;
  email?: string;
  /** E.164 */
  telefono?: string;
  producto?: string;
  /** Last day of its promise, as 2026-11-26. */
  hasta?: string;
};

export async function buildPedido(shop: ShopParts, overrides: Overrides = {}): Promise<number> {
  const { creado_en = shop.clock.now(), nombre = "Camila Soto", producto = "Figura" } = overrides;
  const { id: usuario_id, email } = await buildCliente(shop, { nombre });
  const producto_id = await buildProducto(shop);
  const pedido = {
    usuario_id,
    nombre,
    email: overrides.email ?? email,
    total: 12_990,
    direccion: JSON.stringify(frozenDireccion),
    recibe: "",
    telefono: overrides.telefono ?? "",
    huella: `huella-${producto_id}`,
    detalles: [
      {
        producto_id,
        nombre_producto: producto,
        sku: "SKU-X",
        precio_unitario: 12_990,
        cantidad: 1,
        a_medida: 0 as const,
        sin_retracto: 0 as const,
      },
    ],
    despacho_modo: "domicilio" as const,
    despacho_precio: 0,
    despacho_desde: overrides.hasta ?? null,
    despacho_hasta: overrides.hasta ?? null,
    despacho_listo: null,
    terminos_aceptados_en: null,
    now: creado_en,
  };
  return inTransaction(shop.database.db, async (tx) => {
    const { config } = shop;
    const terminos_version = await currentTerminos(tx, { config, now: creado_en });
    return insertPedido(tx, { ...pedido, terminos_version });
  });
}
