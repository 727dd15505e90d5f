import { type ComponentProps, useId } from "react";
import { Link } from "react-router";
import { checkoutCopy as copy } from "./checkout.copy.ts";

type Props = Omit<ComponentProps<"input">, "type" | "id" | "required"> & {
  error: string | undefined;
};

/** Never ticked by the shop: silence is no acceptance. */
export function AcceptTerms({ error, ...control }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      {/* One label around both: a second one without words would leave the box without a visible name. */}
      <label htmlFor={id} className="flex items-start gap-0.5">
        {/* Wide enough for a thumb. */}
        <span className="-my-2 -ml-2.5 grid size-11 shrink-0 place-items-center">
          <input
            {...control}
            id={id}
            type="checkbox"
            required
            className="size-6 accent-action"
            {...(error ? { "aria-invalid": true, "aria-describedby": errorId } : {})}
          />
        </span>
        <span className="min-w-0 py-0.5">
          {copy.acceptBefore}{" "}
          <Link to="/terminos" target="_blank" className="link">
            {copy.terms}
          </Link>{" "}
          {copy.acceptBetween}{" "}
          <Link to="/privacidad" target="_blank" className="link">
            {copy.privacy}
          </Link>
          {copy.acceptAfter}
        </span>
      </label>
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
