import type { ImportAnswer } from "#contract/schemas/productos-import.ts";
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
  return Object.keys(despues).map((campo) => ({
    campo: campo === "categoria_id" ? "categoria" : campo,
    antes: tell(campo, antes[campo]),
    despues: tell(campo, despues[campo]),
  }));
}
