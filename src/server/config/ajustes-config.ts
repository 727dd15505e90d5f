import type { Ajustes } from "#contract/schemas/ajustes.ts";
import { type TextoName, type Textos, textoNames } from "#contract/values/default-textos.ts";
import type { TiendaConfig } from "./tienda-config.ts";

const instagram = "Instagram";

/** The shop's facts in the shape in which the owner edits them. */
export function toAjustes(tienda: TiendaConfig): Ajustes {
  const { identidad, redes } = tienda;
  return {
    nombre: tienda.nombre,
    lema: tienda.lema,
    razon_social: identidad.razon_social ?? "",
    rut: identidad.rut ?? "",
    representante: identidad.representante ?? "",
    direccion: identidad.direccion ?? "",
    telefono: identidad.telefono ?? "",
    email: identidad.email ?? "",
    horario: identidad.horario ?? "",
    whatsapp: tienda.whatsapp ?? "",
    instagram: redes.find(({ nombre }) => nombre === instagram)?.url ?? "",
    piezas_base: tienda.piezasBase,
    respuesta_horas: tienda.respuestaHoras,
    aviso_ventas: tienda.avisoVentas,
    hora_maquina: tienda.costos.horaMaquina,
    fallas_porciento: tienda.costos.fallas,
    terminacion_dias: tienda.terminacionDias,
    cuotas: tienda.cuotas,
    despacho: tienda.despacho,
    privacidad: tienda.privacidad,
    boleta: tienda.boleta,
    transferencia: tienda.transferencia ?? "",
    ...tienda.textos,
  };
}

/** The facts that the owner saved; what was saved before a field existed keeps its first value. */
export function withAjustes(first: TiendaConfig, saved: Partial<Ajustes>): TiendaConfig {
  const ajustes: Ajustes = { ...toAjustes(first), ...saved };
  const said = (text: string) => (text === "" ? null : text);
  return {
    hasDespachoTabla: first.hasDespachoTabla,
    despachoIncluido: first.despachoIncluido,
    nombre: ajustes.nombre,
    lema: ajustes.lema,
    identidad: {
      razon_social: said(ajustes.razon_social),
      rut: said(ajustes.rut),
      representante: said(ajustes.representante),
      direccion: said(ajustes.direccion),
      telefono: said(ajustes.telefono),
      email: said(ajustes.email),
      horario: said(ajustes.horario),
    },
    whatsapp: said(ajustes.whatsapp),
    redes: ajustes.instagram === "" ? [] : [{ nombre: instagram, url: ajustes.instagram }],
    piezasBase: ajustes.piezas_base,
    respuestaHoras: ajustes.respuesta_horas,
    avisoVentas: ajustes.aviso_ventas,
    costos: { horaMaquina: ajustes.hora_maquina, fallas: ajustes.fallas_porciento },
    terminacionDias: ajustes.terminacion_dias,
    cuotas: ajustes.cuotas,
    despacho: ajustes.despacho,
    privacidad: ajustes.privacidad,
    boleta: ajustes.boleta,
    transferencia: said(ajustes.transferencia),
    textos: pickTextos(ajustes),
    assumed: [],
  };
}

function pickTextos(ajustes: Ajustes): Textos {
  const entries = textoNames.map((name) => [name, ajustes[name]]);
  return Object.fromEntries(entries) as Record<TextoName, string>;
}
