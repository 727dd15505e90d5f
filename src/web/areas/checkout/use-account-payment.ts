import { useRef, useState } from "react";
import { errorMessages } from "#contract/error-messages.ts";
import { api } from "#web/app/api/api.ts";
import type { CarritoView } from "#web/areas/carrito/state/carrito.ts";
import type { Paying } from "./buyer.ts";
import { shownToBuyer } from "./shown-to-buyer.ts";
import { failed, usePayment } from "./use-payment.ts";
import { useKeptTerms } from "./use-retry.ts";
import type { Ways } from "./use-ways.ts";

type Wanted = {
  direccionId: number | null;
  carrito: Pick<CarritoView, "lines" | "retry">;
  ways: Pick<Ways, "chosen" | "retry">;
};

/** To a saved direccion, or fetched at the workshop. */
export function useAccountPayment({ direccionId, carrito, ways }: Wanted): Paying {
  const payment = usePayment(() => {
    carrito.retry();
    ways.retry();
  });
  const box = useRef<HTMLInputElement>(null);
  const [isAccepted, setIsAccepted] = useState(false);
  const [isMissed, setIsMissed] = useState(false);

  useKeptTerms(() => setIsAccepted(true));

  async function pay(): Promise<void> {
    setIsMissed(!isAccepted);
    if (!isAccepted) return box.current?.focus();
    const isSomewhere = direccionId !== null || ways.chosen?.modo === "retiro";
    if (!isSomewhere) return payment.tell(failed(errorMessages.direccionRequired));
    const body = {
      ...(direccionId === null ? {} : { direccion_id: direccionId }),
      ...shownToBuyer({ lines: carrito.lines, way: ways.chosen, totalTold: payment.totalTold }),
      acepta_terminos: true as const,
    };
    const started = await payment.start(() => api("startPago", { body }));
    if (!started.ok) payment.tell(started);
  }

  return {
    terms: {
      ref: box,
      checked: isAccepted,
      onChange: ({ target }) => {
        setIsAccepted(target.checked);
        setIsMissed(false);
      },
      error: isMissed ? errorMessages.terminosRequired : undefined,
    },
    button: { onClick: () => void pay() },
    payment,
  };
}
