import { passwordStrengthLabels, scorePassword } from "#contract/cuentas.ts";
import { passwordCopy } from "#web/copy/password.ts";
import { cx } from "#web/ui/class-names.ts";

const layers = [1, 2, 3, 4, 5] as const;
const fills = ["bg-rojo", "bg-rojo", "bg-rojo", "bg-ambar", "bg-verde", "bg-verde"] as const;

/** One layer per criterion the password meets, and the label in words. */
export function StrengthMeter({ password }: { password: string }) {
  const score = scorePassword(password);
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="flex gap-1">
        {layers.map((layer) => (
          <span
            key={layer}
            className={cx("h-1.5 flex-1 rounded-thin", layer <= score ? fills[score] : "bg-veta")}
          />
        ))}
      </div>
      <p className="text-sm text-pizarra" aria-live="polite">
        {passwordCopy.strength}:{" "}
        <span className="font-semibold text-obsidiana">{passwordStrengthLabels[score]}</span>
      </p>
    </div>
  );
}
