import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import * as icons from "#web/ui/art/icons.tsx";
import { Stepper } from "#web/ui/fields/stepper.tsx";
import { Switch } from "#web/ui/fields/switch.tsx";
import { devUiCopy as copy } from "./dev-ui.copy.ts";
import { Sample, SampleSection } from "./sample.tsx";

export function ActionSamples() {
  const [cantidad, setCantidad] = useState(1);
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <SampleSection id="acciones" title={copy.sections.acciones}>
        <Sample part="button">
          <Button>{copy.primary}</Button>
          <Button variant="secondary">{copy.secondary}</Button>
          <Button variant="quiet">{copy.quiet}</Button>
          <Button variant="danger">{copy.danger}</Button>
          <Button disabled>{copy.disabled}</Button>
          <Button isBusy>{copy.busy}</Button>
          <Button size="small">{copy.small}</Button>
          <Button size="large">{copy.large}</Button>
        </Sample>
        <Sample part="link-button">
          <LinkButton to="/tienda">{copy.secondary}</LinkButton>
          <LinkButton to="/tienda" variant="quiet">
            {copy.quiet}
          </LinkButton>
        </Sample>
        <Sample part="icon-button">
          <IconButton label={copy.edit} icon={<icons.EditIcon />} />
          <IconButton label={copy.remove} icon={<icons.TrashIcon />} />
        </Sample>
        <Sample part="stepper">
          <Stepper value={cantidad} onChange={setCantidad} max={9} label={copy.quantity} />
          <Stepper value={1} onChange={setCantidad} max={1} label={copy.quantity} isDisabled />
        </Sample>
        <Sample part="switch">
          <Switch isOn={isOn} onChange={setIsOn} aria-label={copy.destacado} />
          <Switch isOn={false} onChange={setIsOn} aria-label={copy.destacado} disabled />
        </Sample>
      </SampleSection>
      <SampleSection id="iconos" title={copy.sections.iconos}>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name} className="flex items-center gap-3 text-sm">
              <Icon className="size-6" />
              {name}
            </li>
          ))}
        </ul>
      </SampleSection>
    </>
  );
}
