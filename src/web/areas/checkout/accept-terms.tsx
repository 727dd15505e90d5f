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
      <div className="flex items-start gap-3">
        <input
          {...control}
          id={id}
          type="checkbox"
          required
          className="mt-0.5 size-6 shrink-0 accent-action"
          {...(error ? { "aria-invalid": true, "aria-describedby": errorId } : {})}
        />
        <label htmlFor={id} className="min-w-0 py-0.5">
          {copy.acceptBefore}{" "}
          <Link to="/terminos" target="_blank" className="link">
            {copy.terms}
          </Link>{" "}
          {copy.acceptBetween}{" "}
          <Link to="/privacidad" target="_blank" className="link">
            {copy.privacy}
          </Link>
          {copy.acceptAfter}
        </label>
      </div>
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
