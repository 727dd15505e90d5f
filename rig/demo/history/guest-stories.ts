import { emailOf, places } from "#demo/history/buyers.ts";
import { days, hours } from "#server/time/clock.ts";
import { ownerHour, shopperHour } from "./hours.ts";
import type { Story } from "./story.ts";

type Wanted = { now: number; random: () => number };

/** Purchases without an account, and a payment whose doubt the owner ended. */
export function guestStories({ now, random }: Wanted): Story[] {
  const buys = (nombre: string, daysAgo: number, sku: string): Story => ({
    buyer: {
      nombre,
      email: emailOf(nombre),
      place: places[Math.floor(random() * places.length)] as (typeof places)[number],
    },
    lines: [{ sku, cantidad: 1 }],
    at: shopperHour(now - days(daysAgo), random),
    payment: "paid",
    card: { tarjeta: "6623" },
  });
  const guest = { isInvitado: true } as const;
  const settled = buys("Eliana Pavez", 21, "GAM-004");
  return [
    {
      ...settled,
      payment: "lost",
      doubt: {
        at: ownerHour(settled.at + days(7) + hours(3), random),
        nota: "Está en el portal de Webpay: cobrado el mismo día, con su código. Lo preparamos.",
      },
    },
    { ...buys("Ximena Ovalle", 4.5, "PRO-003"), ...guest },
    { ...buys("Bastián Olea", 3, "REG-002"), ...guest, payment: "refused" },
    { ...buys("Nolberto Ayala", 12, "DEC-001"), ...guest, payment: "later" },
    // Her account finds what she had bought without it.
    { ...buys("Ignacia Cruzat", 19, "DEC-003"), ...guest },
    buys("Ignacia Cruzat", 8, "GAM-001"),
    { ...buys("Sofía Larenas", 2.6, "REG-010"), ...guest },
  ];
}
