import { Button } from "#web/ui/actions/button.tsx";
import { suggestEmail } from "./email-domain.ts";
import { meantEmailCopy as copy } from "./meant-email.copy.ts";

/** A form of react-hook-form with the field `email`. */
type EmailForm = {
  watch: (name: "email") => string | undefined;
  setValue: (name: "email", email: string, options: { shouldValidate: boolean }) => void;
  setFocus: (name: "email") => void;
};

/** A question, not an error: the domain may be a real one. */
export function MeantEmail({ form }: { form: EmailForm }) {
  const meant = suggestEmail(form.watch("email") ?? "");
  function take(email: string): void {
    form.setValue("email", email, { shouldValidate: true });
    form.setFocus("email");
  }
  return (
    <div role="status" className="-mt-3 empty:hidden">
      {meant !== null && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="wrap-anywhere">{copy.meant(meant)}</span>
          <Button variant="quiet" size="small" onClick={() => take(meant)}>
            {copy.take}
          </Button>
        </p>
      )}
    </div>
  );
}
