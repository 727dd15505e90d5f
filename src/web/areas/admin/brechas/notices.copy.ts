import type { Brecha } from "#contract/schemas/brechas.ts";
import type { Tienda } from "#contract/schemas/tienda.ts";

type Seller = Pick<Tienda, "nombre" | "identidad">;

/** For the Agency (Law 21.719 art. 14 sexies). What is not known stays in brackets. */
export function noticeToAgency(brecha: Brecha, { nombre, identidad }: Seller): string {
  return [
    "A la Agencia de Protección de Datos Personales:",
    `${identidad.razon_social ?? nombre}, RUT ${identidad.rut ?? "[RUT]"}, representada por ${identidad.representante ?? "[representante]"}, domicilio ${identidad.direccion ?? "[domicilio]"}, correo ${identidad.email ?? "[correo]"}, informa una vulneración de las medidas de seguridad, conocida el ${brecha.conocida_el}.`,
    `Naturaleza: ${brecha.naturaleza}`,
    `Efectos: ${brecha.efectos}`,
    `Categorías de datos: ${brecha.datos}`,
    `Número aproximado de personas: ${brecha.personas}`,
    `Medidas adoptadas: ${brecha.medidas}`,
    brecha.personas_el === null
      ? "Las personas aún no han sido informadas."
      : `Las personas fueron informadas el ${brecha.personas_el}.`,
  ].join("\n\n");
}

export function noticeToPeople(brecha: Brecha, { nombre, identidad }: Seller): string {
  return [
    "Hola:",
    `Te escribimos de ${nombre} porque pasó algo con datos tuyos. Lo supimos el ${brecha.conocida_el}.`,
    `Qué pasó: ${brecha.naturaleza}`,
    `Qué datos son: ${brecha.datos}`,
    `Qué puede pasar: ${brecha.efectos}`,
    `Qué hicimos: ${brecha.medidas}`,
    "Qué puedes hacer: [por ejemplo, cambiar tu contraseña y desconfiar de correos que la pidan].",
    `Si tienes preguntas, escríbenos a ${identidad.email ?? "[correo]"}. También puedes acudir a la Agencia de Protección de Datos Personales.`,
  ].join("\n\n");
}
