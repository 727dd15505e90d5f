import type { Cifras, Printed } from "#contract/schemas/cifras.ts";
import { fallaNames } from "#contract/values/taller/falla-names.ts";
import { downloadFile } from "#web/app/api/api-files.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { ExportButton } from "#web/areas/acceso/own-data/export-button.tsx";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import { formatCalendarDay } from "../today/days.ts";
import type { Route } from "./+types/cifras-page";
import { cifrasCopy as copy } from "./cifras.copy.ts";
import { CifrasFacts } from "./cifras-facts.tsx";
import { FigureTable } from "./figure-table.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function CifrasPage() {
  const view = useOwn("getCifras");
  const lead = view.status === "ready" ? copy.lead(view.data.desde, view.data.hasta) : "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <AdminHeading
        title={copy.title}
        lead={lead}
        more={
          <ExportButton
            variant="quiet"
            size="small"
            text={copy.exportCsv}
            busyText={copy.exporting}
            failed={adminCopy.downloadFailed}
            save={() => downloadFile("exportImpresiones", { name: copy.fileName })}
          />
        }
      />
      {view.status === "loading" && <Spinner label={adminCopy.loading} className="min-h-dvh" />}
      {view.status === "error" && (
        <LoadRetry error={view.failure?.error ?? copy.failed} onRetry={view.refresh} />
      )}
      {view.status === "ready" && (
        <>
          <CifrasFacts cifras={view.data} />
          <Plots cifras={view.data} />
        </>
      )}
    </div>
  );
}

const printed = [copy.good, copy.bad];

const printedRow = ({ buenas, fallidas }: Printed) => ({
  values: [copy.number(buenas), copy.number(fallidas)],
  bar: { good: buenas, bad: fallidas },
});

function Plots({ cifras }: { cifras: Cifras }) {
  const printedDays = cifras.por_dia.filter((it) => it.buenas + it.fallidas > 0);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <FigureTable
        title={copy.productos}
        nameOf={copy.producto}
        columns={printed}
        rows={cifras.productos.map(({ producto_id, nombre, ...it }) => ({
          ...{ key: producto_id, name: nombre },
          ...printedRow(it),
        }))}
      />
      <FigureTable
        title={copy.colores}
        nameOf={copy.color}
        columns={[...printed, copy.gramos]}
        rows={cifras.colores.map(({ nombre, color, gramos, ...it }) => {
          const { values, bar } = printedRow(it);
          return {
            key: nombre,
            name: nombre,
            color,
            values: [...values, copy.number(gramos)],
            bar,
          };
        })}
      />
      <FigureTable
        title={copy.motivos}
        nameOf={copy.motivo}
        columns={[copy.bad]}
        rows={cifras.motivos.map(({ motivo, fallidas }) => ({
          ...{ key: motivo, name: fallaNames[motivo] },
          ...{ values: [copy.number(fallidas)], bar: { bad: fallidas } },
        }))}
      />
      <FigureTable
        title={copy.dias}
        nameOf={copy.dia}
        columns={[copy.pedidos]}
        rows={cifras.dias_de_envio.map(({ dias, pedidos }) => ({
          ...{ key: dias, name: copy.diaOf(dias) },
          ...{ values: [copy.number(pedidos)], bar: { good: pedidos } },
        }))}
      />
      <FigureTable
        title={copy.por_dia}
        nameOf={copy.fecha}
        columns={printed}
        rows={[...printedDays].reverse().map(({ fecha, ...it }) => ({
          ...{ key: fecha, name: formatCalendarDay(fecha) },
          ...printedRow(it),
        }))}
      />
    </div>
  );
}
