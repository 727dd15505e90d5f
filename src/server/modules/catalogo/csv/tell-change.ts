import type { Campo } from "#contract/schemas/campos.ts";
import type { ImportAnswer } from "#contract/schemas/productos-import.ts";
import { toldCampos, writeCampos } from "./campos-cell.ts";
import { toWord } from "./productos-csv-columns.ts";

export type ImportChange = ImportAnswer["cambios"][number];

type Fields = Readonly<Record<string, unknown>>;

type Told = {
  antes: Fields;
  despues: Fields;
  findCategoria: (id: number) => string;
};

/** Tells the changes of a row in the words and columns of the file. */
export function tellChange({ antes, despues, findCategoria }: Told): ImportChange["campos"] {
  const tell = (campo: string, value: unknown) => {
    if (campo === "categoria_id") return findCategoria(Number(value));
    if (campo === "a_medida" || campo === "destacado" || campo === "activo")
      return toWord(value === 1 ? 1 : 0);
    return String(value ?? "");
  };
  return Object.keys(despues).flatMap((campo) => {
    if (campo === "personalizacion") return tellCampos(antes[campo], despues[campo]);
    return {
      campo: campo === "categoria_id" ? "categoria" : campo,
      antes: tell(campo, antes[campo]),
      despues: tell(campo, despues[campo]),
    };
  });
}

/** Each campo that changes; their sequence when it alone does. */
function tellCampos(antes: unknown, despues: unknown): ImportChange["campos"] {
  const [before, after] = [antes as Campo[], despues as Campo[]];
  const [known, next] = [linesOf(before), linesOf(after)];
  const claves = [...new Set([...known.keys(), ...next.keys()])];
  const changed = claves
    .map((clave) => ({ antes: known.get(clave) ?? "", despues: next.get(clave) ?? "" }))
    .filter((it) => it.antes !== it.despues);
  const [one, other] = [before, after].map((campos) => campos.map((it) => it.etiqueta).join(", "));
  const told = changed.length > 0 ? changed : [{ antes: one ?? "", despues: other ?? "" }];
  return told.map((it) => ({ campo: "campos", ...it }));
}

function linesOf(campos: readonly Campo[]): Map<string, string> {
  return new Map(campos.map((campo) => [campo.clave, writeCampos(toldCampos([campo]))]));
}
