import type { Campo } from "#contract/schemas/campos.ts";
import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import { checkValor, ownValor } from "#contract/values/producto/personalizacion.ts";
import { TextDrawing } from "#web/areas/catalogo/text-drawing.tsx";
import { pieceCopy as copy } from "./piece.copy.ts";

type Props = { campo: Campo; typed: string; color: string | undefined };

/** How a text will look; an example while nothing is typed. Its box keeps its size. */
export function TextPreview({ campo, typed, color }: Props) {
  const text = shownOf(campo, typed);
  return (
    <figure className="-mt-2 grid gap-1 noscript:hidden">
      <TextDrawing
        text={text === "" ? exampleOf(campo) : text}
        color={color}
        label={text === "" ? copy.emptyPreview : copy.preview(text)}
        isFaint={text === ""}
        className={`w-full p-2 ${(campo.lineas ?? 1) > 1 ? "aspect-5/2" : "aspect-5/1"}`}
      />
      <figcaption className="text-sm text-muted">{copy.previewNote}</figcaption>
    </figure>
  );
}

/** The hex of the first campo that asks for a colour, once one is chosen. */
export function chosenColor(campos: readonly Campo[], typed: Personalizacion): string | undefined {
  const campo = campos.find(({ tipo }) => tipo === "color");
  const chosen = campo && ownValor(typed, campo.clave);
  return campo?.opciones?.find(({ clave }) => clave === chosen)?.color;
}

/** A longer text is refused and need not be drawn whole. */
const most = 300;

/** The text that the piece will carry; one that cannot be made stays as it was typed. */
function shownOf(campo: Campo, typed: string): string {
  const checked = checkValor(campo, typed);
  const text = "valor" in checked ? checked.valor : typed.trim().slice(0, most);
  return inCapitals(campo, text);
}

function exampleOf(campo: Campo): string {
  return inCapitals(campo, campo.permitidos === "numeros" ? "1234" : campo.etiqueta);
}

const inCapitals = ({ mayusculas }: Campo, text: string) =>
  mayusculas ? text.toLocaleUpperCase("es") : text;
