import { passwordStrengthLabels, scorePassword } from "#contract/cuentas.ts";
import { passwordCopy } from "#web/copy/password.ts";
import { cx } from "#web/ui/class-names.ts";

const layers = [1, 2, 3, 4, 5] as const;
const fills = ["bg-rojo", "bg-rojo", "bg-rojo", "bg-ambar", "bg-verde", "bg-verde"] as const;

/** One layer per criterion the password meets, and the label in words; nothing while nothing is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const score = scorePassword(password);
  const isTyped = password !== "";
  return (
    <div>
      {isTyped && (
        <div aria-hidden="true" className="mb-1.5 flex gap-1">
          {layers.map((layer) => (
            <span
              key={layer}
              className={cx("h-1.5 flex-1 rounded-thin", layer <= score ? fills[score] : "bg-veta")}
            />
          ))}
        </div>
      )}
      {/* There from the start, so that what it says later is read out. */}
      <p className="text-sm text-pizarra" aria-live="polite">
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
