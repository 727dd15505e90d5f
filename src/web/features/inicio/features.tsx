import { inicioCopy } from "#web/copy/inicio.ts";
import { useRootData } from "#web/root-data.ts";

const defaultRespuestaHoras = 24;

/** What one can count on, set like the rows of a data sheet. */
export function Features() {
  const { tienda } = useRootData();
  const { envios, disenos, respuesta } = inicioCopy.features;
  const rows = [
    envios,
    disenos,
    {
      title: respuesta.title(tienda?.respuesta_horas ?? defaultRespuestaHoras),
      text: respuesta.text,
    },
  ];
  return (
    <section aria-labelledby="como" className="page-width pt-24">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 id="como" className="text-2xl">
          {inicioCopy.featuresTitle}
        </h2>
        <dl>
          {rows.map(({ title, text }) => (
            <div key={title} className="layers-above grid gap-x-8 gap-y-1 pt-8 pb-6 sm:grid-cols-2">
              <dt className="font-display text-xl font-bold">{title}</dt>
              <dd className="text-pizarra">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
