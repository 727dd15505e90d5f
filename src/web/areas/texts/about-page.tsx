import type { Tienda } from "#contract/schemas/tienda.ts";
import { defaultTextos } from "#contract/values/default-textos.ts";
import { metaCopy } from "#web/app/page/meta.copy.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { cx } from "#web/ui/class-names.ts";
import type { Route } from "./+types/about-page";
import { aboutCopy } from "./about.copy.ts";
import { RangePicture } from "./range-picture.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: metaCopy.about,
    description: aboutCopy.description,
    path: "/nosotros",
  });
}

export default function AboutPage() {
  const { tienda } = useRootData();
  const textos = tienda?.textos ?? defaultTextos;
  return (
    <>
      <section aria-labelledby="mision" className="overflow-x-clip">
        <div className="page-width grid gap-4 pt-10 sm:pt-14">
          <h1 tabIndex={-1} className="text-lg font-semibold tracking-normal text-copper-text">
            {aboutCopy.title}
          </h1>
          <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[2fr_1fr] lg:items-end">
            <div>
              <h2 id="mision" className="sr-only">
                {aboutCopy.missionTitle}
              </h2>
              <p className="max-w-4xl font-display text-3xl font-bold tracking-tight text-balance">
                {textos.mision}
              </p>
            </div>
            <p className="max-w-text text-muted">{textos.mision_detalle}</p>
          </div>
        </div>
        <RangePicture />
      </section>
      <Reasons textos={textos} />
      <div className="page-width grid gap-12 pt-16">
        {tienda && <Seller tienda={tienda} />}
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/tienda">{aboutCopy.shop}</LinkButton>
          <LinkButton to="/preguntas-frecuentes" variant="secondary">
            {aboutCopy.questions}
          </LinkButton>
          <LinkButton to="/contacto" variant="secondary">
            {aboutCopy.contact}
          </LinkButton>
        </div>
      </div>
    </>
  );
}

const bands = [
  "lg:bg-quiet xl:bg-transparent xl:bg-linear-to-r xl:from-quiet xl:from-84% xl:to-transparent xl:to-84%",
  "lg:bg-copper-tint xl:bg-transparent xl:bg-linear-to-r xl:from-copper-tint xl:from-92% xl:to-transparent xl:to-92%",
  "lg:bg-copper lg:text-on-copper",
];
/** On small screens a line above each reason. */
const strata = ["w-2/5 bg-muted", "w-3/5 bg-copper-deep", "w-full bg-copper"];

function Reasons({ textos }: Pick<Tienda, "textos">) {
  return (
    <section aria-labelledby="razones">
      <h2 id="razones" className="page-width pb-8 text-2xl lg:pb-6">
        {aboutCopy.reasonsTitle}
      </h2>
      <ul className="grid gap-10 lg:gap-1">
        {aboutCopy.reasons.map(({ title, texto }, place) => (
          <li key={title} className={bands[place]}>
            <div className="page-width grid gap-x-12 gap-y-2 lg:grid-cols-[1fr_2fr] lg:py-9">
              <span aria-hidden="true" className={cx("mb-2 h-2 lg:hidden", strata[place])} />
              <h3 className="text-xl">{title}</h3>
              <p className="max-w-xl text-lg">{textos[texto]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Facts that are not set are left out. */
function Seller({ tienda: { identidad, demo } }: { tienda: Tienda }) {
  const rows = [
    [aboutCopy.sellerName, identidad.razon_social],
    [aboutCopy.rut, identidad.rut],
    [aboutCopy.representante, identidad.representante],
    [aboutCopy.direccion, identidad.direccion],
    [aboutCopy.telefono, identidad.telefono],
    [aboutCopy.email, identidad.email],
    [aboutCopy.horario, identidad.horario],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="quien" className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <h2 id="quien" className="text-xl">
        {aboutCopy.whoTitle}
      </h2>
      <div className="grid gap-4">
        <dl className="grid max-w-text">
          {rows.map(([name, value]) => (
            <div
              key={name}
              className="grid gap-x-4 border-t border-hairline py-2.5 sm:grid-cols-[10rem_1fr]"
            >
              <dt className="text-muted">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        {demo && <p className="max-w-text text-sm text-muted">{aboutCopy.demo}</p>}
      </div>
    </section>
  );
}
