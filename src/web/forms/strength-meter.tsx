import {
  missingCriteria,
  passwordStrengthLabels,
  scorePassword,
} from "#contract/schemas/acceso.ts";
import { cx } from "#web/ui/class-names.ts";
import { passwordCopy } from "./password.copy.ts";

/** From «Fuerte» on nothing is advised. */
const enough = 4;
const layers = [1, 2, 3, 4, 5] as const;
const fills = [
  "bg-danger",
  "bg-danger",
  "bg-danger",
  "bg-warning-mark",
  "bg-success",
  "bg-success",
] as const;

/** One layer for each met criterion. Two lines are reserved: what is below must not move. */
export function StrengthMeter({ password }: { password: string }) {
  const score = scorePassword(password);
  const missing = missingCriteria(password);
  const isTyped = password !== "";
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="flex gap-1">
        {layers.map((layer) => (
          <span
            key={layer}
            className={cx(
              "h-1.5 flex-1 rounded-thin",
              isTyped && layer <= score ? fills[score] : "bg-hairline",
            )}
          />
        ))}
      </div>
      <p className="min-h-[2lh] text-sm text-muted" aria-live="polite">
        {isTyped && <Label text={passwordStrengthLabels[score]} />}
        {isTyped && score < enough && (
          <span>{`. ${passwordCopy.improve(missing.slice(0, 2))}`}</span>
        )}
      </p>
    </div>
  );
}

function Label({ text }: { text: string | undefined }) {
  return (
    <>
      {passwordCopy.strength}: <span className="font-semibold text-ink">{text}</span>
    </>
  );
}
