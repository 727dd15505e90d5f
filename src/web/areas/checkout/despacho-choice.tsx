import type { ReactNode } from "react";
import type { DespachoWay } from "#contract/schemas/despacho.ts";
import { modoNames, modoNotes, plazoText, wayPrecioText } from "#contract/values/despacho/plazo.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { despachoChoiceCopy as copy } from "./despacho-choice.copy.ts";
import { hasChoice, type Ways } from "./use-ways.ts";

/** Nothing where nothing can be chosen: the summary says what it costs. */
export function DespachoChoice({ ways }: { ways: Ways }) {
  if (ways.status === "error") {
    return (
      <div className="grid justify-items-start gap-4">
        <Banner kind="error">{copy.waysFailed}</Banner>
        <Button variant="secondary" onClick={ways.retry}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  if (!hasChoice(ways)) return null;
  return (
    <fieldset>
      <legend className="mb-5 font-display text-xl font-bold tracking-tight">{copy.ways}</legend>
      <ul className="grid gap-3">
        {!ways.isPlaceKnown && (
          <Option
            value="direccion"
            isChosen={ways.chosen === null}
            onChoose={() => ways.choose(null)}
          >
            <span className="font-semibold">{copy.toPlace}</span>
            <span className="text-sm text-muted">{copy.placeFirst}</span>
          </Option>
        )}
        {ways.ways.map((way) => (
          <Way
            key={way.modo}
            way={way}
            isChosen={way.modo === ways.chosen?.modo}
            onChoose={() => ways.choose(way.modo)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

type Choosing = { isChosen: boolean; onChoose: () => void };

function Way({ way, ...choosing }: Choosing & { way: DespachoWay }) {
  const { modo, taller, horario } = way;
  const where = [taller, horario].filter(Boolean).join(". ");
  return (
    <Option value={modo} {...choosing}>
      <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{modoNames[modo]}</span>
        <span className="tabular-nums">{wayPrecioText(way)}</span>
      </span>
      <span className="text-sm">{plazoText(way)}</span>
      {modoNotes[modo] && <span className="text-sm text-muted">{modoNotes[modo]}</span>}
      {where && <span className="text-sm text-muted">{where}</span>}
    </Option>
  );
}

type OptionProps = Choosing & { value: string; children: ReactNode };

/** The whole card is the radio's label. */
function Option({ value, isChosen, onChoose, children }: OptionProps) {
  return (
    <li className="rounded-soft bg-card inset-ring inset-ring-hairline has-checked:bg-accent-tint has-checked:inset-ring-2 has-checked:inset-ring-accent">
      <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-4 p-4">
        <input
          type="radio"
          name="despacho"
          value={value}
          checked={isChosen}
          onChange={onChoose}
          className="mt-1 size-5"
        />
        <span className="grid gap-0.5">{children}</span>
      </label>
    </li>
  );
}
