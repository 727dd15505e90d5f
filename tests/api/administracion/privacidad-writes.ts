import type { TestShop } from "#rig/shop/test-shop.ts";
import { acceptPeticion, buildPeticion } from "#tests/support/calls/peticiones.ts";

const idQuery = (id: number) => ({ query: { id: String(id) } });

/** Writes about peticiones; `adminWrites` takes them in. */
export const privacidadWrites = {
  async saveBrecha() {
    const body = {
      conocida_el: "2026-12-01",
      naturaleza: "Se perdió una copia",
      efectos: "Ninguno conocido",
      datos: "Correos",
      personas: 12,
      medidas: "Se cambiaron las claves",
    };
    return { call: { body }, entidad: "brecha" as const };
  },
  async answerPeticion(shop: TestShop) {
    const entidad_id = await buildPeticion(shop);
    const body = { decision: "aceptada", respuesta: "Ana, borramos ana@ejemplo.cl." };
    return { call: { ...idQuery(entidad_id), body }, entidad: "peticion" as const, entidad_id };
  },
  async liftPeticion(shop: TestShop) {
    const entidad_id = await buildPeticion(shop, { tipo: "bloqueo" });
    await acceptPeticion(shop, entidad_id);
    const body = { motivo: "ana@ejemplo.cl lo pidió" };
    return { call: { ...idQuery(entidad_id), body }, entidad: "peticion" as const, entidad_id };
  },
  async extendPeticion(shop: TestShop) {
    const entidad_id = await buildPeticion(shop);
    const body = { motivo: "Buscamos a ana@ejemplo.cl en los respaldos" };
    return { call: { ...idQuery(entidad_id), body }, entidad: "peticion" as const, entidad_id };
  },
};
