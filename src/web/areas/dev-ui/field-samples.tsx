import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { controlClass, Field } from "#web/ui/fields/field.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { devUiCopy as copy } from "./dev-ui.copy.ts";
import { Sample, SampleSection } from "./sample.tsx";

export function FieldSamples() {
  return (
    <SampleSection id="campos" title={copy.sections.campos}>
      <div className="grid gap-8 lg:grid-cols-2">
        <Sample part="text-field">
          <TextField label={copy.label} hint={copy.hint} className="w-full" />
          <TextField label={copy.label} error={copy.error} className="w-full" />
          <TextField
            label={copy.readonly}
            defaultValue={copy.readonlyValue}
            readOnly
            className="w-full"
          />
          <TextField label={copy.optional} isOptional className="w-full" />
        </Sample>
        <div className="grid content-start gap-8">
          <Sample part="error-summary">
            <ErrorSummary
              ref={null}
              faults={[
                { text: copy.error, href: "#campos", onFollow: () => {} },
                { text: copy.failure, href: "#avisos", onFollow: () => {} },
              ]}
            />
          </Sample>
          <Sample part="select">
            <Select label={copy.region} className="w-full">
              {copy.regions.map((region) => (
                <option key={region}>{region}</option>
              ))}
            </Select>
          </Sample>
          <Sample part="text-area">
            <TextArea label={copy.message} rows={4} className="w-full" />
          </Sample>
          <Sample part="field">
            <Field label={copy.colour} className="w-full">
              {(control) => <input {...control} className={controlClass} />}
            </Field>
          </Sample>
          <Sample part="file-drop">
            <FileDrop
              label={copy.drop}
              idle={copy.drop}
              active={copy.dropActive}
              hint={copy.dropHint}
              accept="image/png"
              onFiles={() => {}}
            />
          </Sample>
        </div>
      </div>
    </SampleSection>
  );
}
