import type { Resumen } from "#contract/schemas/administracion.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { formatCalendarDay } from "./days.ts";
import { todayCopy as copy } from "./today.copy.ts";

type Day = Resumen["por_dia"][number];

const maxLayers = 16;
const layer = { step: 6, height: 4.5, width: 14 };
const dayWidth = 20;
const height = maxLayers * layer.step;

/** The table below has the same figures as text. */
export function VentasPlot({ days }: { days: readonly Day[] }) {
  const best = days.reduce((high, day) => (day.monto > high.monto ? day : high), emptyDay);
  const summary = copy.best(formatCalendarDay(best.fecha), formatClp(best.monto));
  return (
    <figure className="grid gap-2 rounded-soft bg-card p-4 inset-ring inset-ring-hairline sm:p-6">
      <svg
        viewBox={`0 0 ${days.length * dayWidth} ${height + 2}`}
        role="img"
        aria-label={copy.plot(summary)}
        // Stretched on phones.
        preserveAspectRatio="none"
        className="h-28 w-full sm:h-auto"
      >
        {/* A base line, so that days without a sale are visible. */}
        <rect
          x={0}
          y={height}
          width={days.length * dayWidth}
          height={2}
          className="fill-hairline"
        />
        {days.map((day, place) => (
          <DayBar
            key={day.fecha}
            day={day}
            x={place * dayWidth}
            layers={Math.ceil((day.monto / best.monto) * maxLayers)}
            isToday={place === days.length - 1}
          />
        ))}
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{formatCalendarDay(days.at(0)?.fecha ?? "")}</span>
        <span className="max-sm:order-last max-sm:w-full">{summary}</span>
        <span>{copy.hoy}</span>
      </figcaption>
    </figure>
  );
}

const emptyDay: Day = { fecha: "", pedidos: 0, monto: 0 };

type BarProps = { day: Day; x: number; layers: number; isToday: boolean };

function DayBar({ day: { fecha, pedidos, monto }, x, layers, isToday }: BarProps) {
  const left = x + (dayWidth - layer.width) / 2;
  return (
    <g className={isToday ? "fill-action" : "fill-copper"}>
      <title>
        {copy.dayTip(formatCalendarDay(fecha), formatClp(monto), copy.pedidos(pedidos))}
      </title>
      {/* The hover target is the whole column. */}
      <rect x={x} y={0} width={dayWidth} height={height + 2} fill="transparent" />
      {Array.from({ length: layers }, (_, place) => {
        const y = height - (place + 1) * layer.step;
        return <rect key={y} x={left} y={y} width={layer.width} height={layer.height} rx={1} />;
      })}
    </g>
  );
}
