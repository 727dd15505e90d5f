import { encargoBounds, fromShelf, type Supply } from "#contract/values/producto/suministro.ts";
import { catalogoRefusals } from "../catalogo.messages.ts";

type Campo = keyof typeof encargoBounds;

/** Sentences by field for a producto that is made when bought and lacks one; empty when nothing lacks. */
export function supplyFaults(supply: Supply): { [name in Campo]?: string } {
  if (supply.suministro === "estante") return {};
  const names = (Object.keys(encargoBounds) as Campo[]).filter((name) => supply[name] === 0);
  return Object.fromEntries(names.map((name) => [name, catalogoRefusals.encargo[name]]));
}

/** The stored form: the shelf needs no numbers. */
export function toSupply({ suministro, plazo_dias, por_semana }: Supply): Supply {
  return suministro === "estante" ? fromShelf : { suministro, plazo_dias, por_semana };
}
