import type { Campo } from "#contract/schemas/campos.ts";
import { checkValor, countLetters } from "#contract/values/producto/personalizacion.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ColorChoice } from "./color-choice.tsx";
import { describeOpcion } from "./describe-opcion.ts";
import { pieceCopy as copy } from "./piece.copy.ts";

type Props = {
  campo: Campo;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

export function PieceField({ campo, value, error, onChange }: Props) {
  const { clave, etiqueta, tipo, obligatorio, opciones = [], lineas = 1 } = campo;
  const look = { label: etiqueta, hint: describe(campo, value), error, isOptional: !obligatorio };
  const control = { name: clave, required: obligatorio, value };
  if (tipo === "color") return <ColorChoice {...{ campo, look, value, onChange }} />;
  if (tipo === "opcion") {
    return (
      <Select {...look} {...control} onChange={({ target }) => onChange(target.value)}>
        <option value="">{obligatorio ? copy.choose : copy.none}</option>
        {opciones.map((opcion) => (
          <option key={opcion.clave} value={opcion.clave}>
            {describeOpcion(opcion)}
          </option>
        ))}
      </Select>
    );
  }
  const typing = { autoComplete: "off", spellCheck: false };
  if (tipo === "texto" && lineas > 1) {
    return (
      <TextArea
        {...look}
        {...control}
        {...typing}
        rows={lineas}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <TextField
      {...look}
      {...control}
      {...typing}
      type={tipo === "fecha" ? "date" : "text"}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Help, room and precio, one after the other. */
function describe(campo: Campo, value: string): string {
  const { ayuda, tipo, max, lineas = 1, precio, precio_por_letra = 0 } = campo;
  const checked = checkValor(campo, value);
  const text = "valor" in checked ? checked.valor : value;
  const longest = Math.max(...text.split("\n").map(countLetters));
  return [
    ayuda,
    tipo === "texto" && max !== undefined && copy.count(longest, max),
    tipo === "texto" && lineas > 1 && copy.lines(lineas),
    precio > 0 && copy.extra(precio),
    precio_por_letra > 0 && copy.letter(precio_por_letra),
  ]
    .filter(Boolean)
    .join(" · ");
}
