import { inicioCopy } from "#web/copy/inicio.ts";
import { useRootData } from "#web/root-data.ts";

/** Three figures. They come from the shop's settings and sales. */
export function Stats() {
  const { tienda } = useRootData();
  if (!tienda) return null;
  const figures = [
    { value: inicioCopy.piezas(tienda.piezas_impresas), text: inicioCopy.piezasText },
    { value: inicioCopy.regiones, text: inicioCopy.regionesText },
    { value: inicioCopy.horas(tienda.respuesta_horas), text: inicioCopy.horasText },
  ];
  return (
    <section aria-labelledby="cifras" className="mt-24 bg-cobre text-obsidiana">
      <h2 id="cifras" className="sr-only">
        {inicioCopy.statsTitle}
      </h2>
      <ul className="page-width flex flex-wrap justify-between gap-x-12 gap-y-10 py-14">
        {figures.map(({ value, text }) => (
          <li key={text} className="grid grow gap-3 sm:max-w-80">
            <span aria-hidden="true" className="layers" />
            <span className="font-display text-4xl font-extrabold tracking-tight tabular-nums">
              {value}
            </span>{" "}
            <span className="text-lg font-semibold">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
