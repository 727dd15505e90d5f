import { type ComponentType, lazy, Suspense } from "react";
import { useRootData } from "#web/app/page/root-data.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import type { SentenceProps } from "./parcel.ts";

type Sentence = ComponentType<SentenceProps>;
const General: Sentence = ({ general }) => general;

const ForComuna = lazy<Sentence>(() =>
  import("./for-comuna.tsx").then(
    ({ ForComuna }) => ({ default: ForComuna }),
    () => ({ default: General }),
  ),
);

/** Equal for everybody until the scripts are there, and of one height before and after. */
export function DespachoSentence({ lines }: Pick<SentenceProps, "lines">) {
  const { tienda } = useRootData();
  const isHydrated = useIsHydrated();
  if (!tienda?.despacho_por_comuna) return tienda?.despacho;
  const general = tienda.despacho;
  return (
    <div className="min-h-34">
      {isHydrated ? (
        <Suspense fallback={general}>
          <ForComuna general={general} lines={lines} />
        </Suspense>
      ) : (
        general
      )}
    </div>
  );
}
