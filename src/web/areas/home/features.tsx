import { useRootData } from "#web/app/page/root-data.ts";
import { homeCopy } from "./home.copy.ts";
import avif640 from "./pictures/capas-cerca-640.avif";
import webp640 from "./pictures/capas-cerca-640.webp";
import avif1200 from "./pictures/capas-cerca-1200.avif";
import webp1200 from "./pictures/capas-cerca-1200.webp";

const defaultRespuestaHoras = 24;

export function Features() {
  const { tienda } = useRootData();
  const { envios, designs, respuesta } = homeCopy.features;
  const textos = tienda?.textos;
  const rows = [
    { title: envios, text: textos?.texto_envios },
    { title: designs, text: textos?.texto_disenos },
    {
      title: respuesta(tienda?.respuesta_horas ?? defaultRespuestaHoras),
      text: textos?.texto_respuesta,
    },
  ];
  return (
    <section
      aria-labelledby="como"
      className="mt-14 grid sm:mt-24 bg-quiet lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <Macro />
      <div className="px-[clamp(1rem,4vw,3.5rem)] py-10 sm:py-14 lg:max-w-3xl lg:py-20 lg:pl-16">
        <h2 id="como" className="text-3xl">
          {homeCopy.featuresTitle}
        </h2>
        <dl className="mt-6 grid gap-8 sm:mt-10">
          {rows.map(({ title, text }) => (
            <div key={title} className="layers-above grid gap-2 pt-7">
              <dt className="font-display text-xl font-bold">{title}</dt>
              <dd className="max-w-text text-lg text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Macro() {
  const sizes = "(min-width: 64rem) 46vw, 100vw";
  return (
    <figure className="relative min-h-80 overflow-hidden bg-copper sm:min-h-112">
      <picture>
        <source type="image/avif" srcSet={`${avif640} 640w, ${avif1200} 1200w`} sizes={sizes} />
        <img
          src={webp640}
          srcSet={`${webp640} 640w, ${webp1200} 1200w`}
          sizes={sizes}
          alt={homeCopy.macroAlt}
          width={1200}
          height={1200}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover object-[50%_70%]"
        />
      </picture>
      <figcaption className="absolute bottom-0 left-0 flex max-w-md items-center gap-4 bg-night py-3 pr-5 pl-[clamp(1rem,4vw,3.5rem)] text-on-night">
        <span className="shrink-0 font-display text-2xl font-extrabold">
          {homeCopy.macroHeight}
        </span>
        <span className="text-sm">{homeCopy.macroCaption}</span>
      </figcaption>
    </figure>
  );
}
