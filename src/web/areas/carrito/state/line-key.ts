import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import { personalizacionKey } from "#contract/values/producto/describe-pieza.ts";

export type LineId = { producto_id: number; personalizacion?: Personalizacion | undefined };

/** Equal texts are one line; two texts are two. */
export function lineKey({ producto_id, personalizacion }: LineId): string {
  return `${producto_id} ${personalizacionKey(personalizacion)}`;
}

export function isSameLine(one: LineId): (other: LineId) => boolean {
  const key = lineKey(one);
  return (other) => lineKey(other) === key;
}

/** For the body of a call: a plain line names no personalizacion. */
export function lineId({ producto_id, personalizacion }: LineId): LineId {
  return personalizacion === undefined ? { producto_id } : { producto_id, personalizacion };
}
