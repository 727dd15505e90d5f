import { passwordStrengthLabels, scorePassword } from "#contract/schemas/acceso.ts";
import { cx } from "#web/ui/class-names.ts";
import { passwordCopy } from "./password.copy.ts";

const layers = [1, 2, 3, 4, 5] as const;
const fills = ["bg-rojo", "bg-rojo", "bg-rojo", "bg-ambar", "bg-verde", "bg-verde"] as const;

/** One layer for each met criterion. The label's space is reserved: what is below must not move. */
export function StrengthMeter({ password }: { password: string }) {
  const score = scorePassword(password);
  const isTyped = password !== "";
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="flex gap-1">
        {layers.map((layer) => (
          <span
            key={layer}
            className={cx(
              "h-1.5 flex-1 rounded-thin",
              isTyped && layer <= score ? fills[score] : "bg-veta",
            )}
          />
        ))}
      </div>
      <p className="min-h-lh text-sm text-pizarra" aria-live="polite">
        {isTyped && <Label text={passwordStrengthLabels[score]} />}
      </p>
    </div>
  );
}

function Label({ text }: { text: string | undefined }) {
  return (
    <>
      {passwordCopy.strength}: <span className="font-semibold text-obsidiana">{text}</span>
    </>
  );
}
