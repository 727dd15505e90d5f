import { StockNote } from "#web/areas/catalogo/stock-note.tsx";
import { EstadoMark } from "#web/areas/pedidos/estado-mark.tsx";
import { LinesTable } from "#web/areas/pedidos/lines-table.tsx";
import { Breadcrumbs } from "#web/ui/content/breadcrumbs.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { Money } from "#web/ui/content/money.tsx";
import { Pagination } from "#web/ui/content/pagination.tsx";
import { Picture } from "#web/ui/content/picture.tsx";
import { Stars } from "#web/ui/content/stars.tsx";
import { StateMark } from "#web/ui/feedback/state-mark.tsx";
import { devUiCopy as copy } from "./dev-ui.copy.ts";
import { Sample, SampleSection } from "./sample.tsx";

export function DataSamples() {
  return (
    <SampleSection id="datos" title={copy.sections.datos}>
      <div className="grid gap-8 sm:grid-cols-2">
        <Sample part="money">
          <Money pesos={1_234_990} className="font-semibold text-2xl" />
        </Sample>
        <Sample part="stock-note">
          <StockNote stock={12} />
          <StockNote stock={1} />
          <StockNote stock={0} />
        </Sample>
        <Sample part="stars">
          <Stars value={4.5} />
          <Stars value={2} />
        </Sample>
        <Sample part="estado-mark">
          <EstadoMark estado="en_preparacion">{copy.estado}</EstadoMark>
        </Sample>
        <Sample part="state-mark">
          <StateMark isOn>{copy.on}</StateMark>
          <StateMark isOn={false}>{copy.off}</StateMark>
        </Sample>
        <Sample part="card">
          <Card>{copy.card}</Card>
        </Sample>
        <Sample part="lines-table">
          <LinesTable
            caption={copy.goods}
            lines={[{ id: 1, nombre_producto: copy.longName, cantidad: 2, precio_unitario: 4_990 }]}
            renderDetail={() => copy.sku}
            hasPrecio
          />
        </Sample>
        <Sample part="breadcrumbs">
          <Breadcrumbs crumbs={copy.crumbs.map((text) => ({ text, to: "/tienda" }))} />
        </Sample>
        <Sample part="pagination">
          <Pagination current={3} pages={9} hrefOf={(page) => `?pagina=${page}`} />
        </Sample>
        <Sample part="picture">
          <Picture path={undefined} alt={copy.longName} sizes="10rem" className="size-40" />
        </Sample>
      </div>
    </SampleSection>
  );
}
