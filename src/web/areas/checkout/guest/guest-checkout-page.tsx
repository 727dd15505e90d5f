import { lazy, Suspense, useId } from "react";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Buyer } from "../buyer.ts";
import { Checkout } from "../checkout.tsx";
import { guestCopy as copy } from "./guest.copy.ts";
import { useGuestForm } from "./guest-form.ts";

/** Lazy, because it imports the 346 comunas. */
const GuestFields = lazy(() => import("./guest-fields.tsx"));

export function GuestCheckoutPage() {
  return <Checkout buyer={useGuest()} lead={copy.lead} />;
}

function useGuest(): Buyer {
  const form = useId();
  const guest = useGuestForm();
  return {
    ways: guest.ways,
    payment: guest.payment,
    // Beside its button, outside the form's element.
    terms: { form, ...guest.field("acepta_terminos") },
    button: { type: "submit", form },
    isReady: true,
    blockedBy: null,
    fields: (
      // Fills the screen, so that the summary below it does not move.
      <Suspense fallback={<Spinner className="min-h-dvh py-32" />}>
        <GuestFields id={form} guest={guest} />
      </Suspense>
    ),
  };
}
