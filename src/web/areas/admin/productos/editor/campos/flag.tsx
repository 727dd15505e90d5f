import { useId } from "react";
import { Switch } from "#web/ui/fields/switch.tsx";

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** A switch behind its words. */
export function Flag({ label, isOn, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </div>
  );
}
