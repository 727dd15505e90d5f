import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Logo, RidgeMark } from "#web/ui/art/logo.tsx";
import { Ridge } from "#web/ui/art/ridge.tsx";
import { StuckPrint } from "#web/ui/art/stuck-print.tsx";
import { NeedsScript } from "#web/ui/feedback/needs-script.tsx";
import { devUiCopy as copy } from "./dev-ui.copy.ts";
import { Sample, SampleSection } from "./sample.tsx";

const colours = [
  ["page", "bg-page"],
  ["card", "bg-card"],
  ["quiet", "bg-quiet"],
  ["plate", "bg-plate"],
  ["paper", "bg-paper"],
  ["hairline", "bg-hairline"],
  ["edge", "bg-edge"],
  ["ink", "bg-ink"],
  ["muted", "bg-muted"],
  ["action", "bg-action"],
  ["action-strong", "bg-action-strong"],
  ["accent", "bg-accent"],
  ["accent-strong", "bg-accent-strong"],
  ["accent-tint", "bg-accent-tint"],
  ["copper", "bg-copper"],
  ["copper-lit", "bg-copper-lit"],
  ["copper-deep", "bg-copper-deep"],
  ["copper-tint", "bg-copper-tint"],
  ["success", "bg-success"],
  ["success-tint", "bg-success-tint"],
  ["danger", "bg-danger"],
  ["danger-tint", "bg-danger-tint"],
  ["warning", "bg-warning"],
  ["warning-mark", "bg-warning-mark"],
  ["night", "bg-night"],
  ["float", "bg-float"],
] as const;

const sizes = [
  "text-4xl",
  "text-3xl",
  "text-2xl",
  "text-xl",
  "text-lg",
  "text-base",
  "text-sm",
  "text-xs",
];

export function BrandSamples() {
  return (
    <>
      <SampleSection id="marca" title={copy.sections.marca}>
        <Sample part="logo">
          <Logo name={copy.shopName} />
          <RidgeMark className="w-10" />
        </Sample>
        <Sample part="ridge">
          <Ridge className="w-full max-w-lg" />
        </Sample>
        <Sample part="stuck-print">
          <StuckPrint className="w-full max-w-md" />
        </Sample>
        <Sample part="needs-script">
          <NeedsScript />
        </Sample>
        <Sample part="layer-divider">
          <LayerDivider className="w-full" />
          <LayerDivider tone="text-copper" className="w-full" />
        </Sample>
      </SampleSection>
      <SampleSection id="colores" title={copy.sections.colores}>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
          {colours.map(([name, fill]) => (
            <li key={name} className="text-sm">
              <span
                className={`block h-16 rounded-thin inset-ring inset-ring-hairline ${fill}`}
                aria-hidden="true"
              />
              {name}
            </li>
          ))}
        </ul>
      </SampleSection>
      <SampleSection id="letra" title={copy.sections.letra}>
        <ul className="grid gap-4">
          {sizes.map((size, index) => (
            <li key={size} className="grid gap-1">
              <span className="text-muted text-xs">{size}</span>
              <span className={index < 4 ? `font-bold font-display ${size}` : size}>
                {index < 4 ? copy.sampleTitle : copy.sampleText}
              </span>
            </li>
          ))}
        </ul>
      </SampleSection>
    </>
  );
}
