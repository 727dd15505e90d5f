import { type Buyer, emailOf, places } from "#demo/history/buyers.ts";
import { days, hours } from "#server/time/clock.ts";
import { ownerHour, shopperHour } from "./hours.ts";
import type { Line, Story } from "./story.ts";

type Wanted = { now: number; random: () => number; cliente: string; clienteEmail: string };

const card = { tarjeta: "6623" };

/** Those that the owner's pages and the customer's account are shown by. */
export function fixedStories({ now, random, cliente, clienteEmail }: Wanted): Story[] {
  const ago = (count: number) => shopperHour(now - days(count), random);
  const known: Buyer = { nombre: cliente, email: clienteEmail, place: anyPlace(random) };
  const buys = (nombre: string, at: number, ...lines: Line[]): Story => ({
    buyer: { nombre, email: emailOf(nombre), place: anyPlace(random) },
    lines,
    at,
    payment: "paid",
    card,
  });
  const ofCliente = (at: number, ...lines: Line[]): Story => ({
    ...buys(cliente, at, ...lines),
    buyer: known,
  });
  const broken = buys("Graciela Montecinos", ago(14), one("DEC-002"), one("DEC-008"));
  const gift = buys("Rodolfo Iturra", ago(6), one("DEC-004"));
  return [
    {
      ...ofCliente(ago(25), one("REG-005")),
      claim: {
        tipo: "falla",
        solucion: "reparacion",
        detalle: "Se está abriendo una capa en la base. Todavía sirve, pero ya no se para derecho.",
        at: shopperHour(now - days(2), random),
      },
    },
    // One of the three is made to measure.
    {
      ...ofCliente(ago(13), { sku: "DEC-008", cantidad: 2 }, one("PRO-005"), one("REG-001")),
      claim: {
        tipo: "retracto",
        detalle: "Con uno me basta.",
        at: shopperHour(now - days(6), random),
        answer: {
          decision: "aceptada",
          respuesta: "¡Claro! Tráelo al taller o envíalo a la dirección de abajo, en su caja.",
          at: ownerHour(now - days(4), random),
        },
      },
    },
    { ...ofCliente(now - hours(74), one("GAM-009"), one("PRO-007")), isUnderWay: true },
    { ...buys("Marcelo Abarca", ago(6.5), one("GAM-002")), payment: "never" },
    { ...buys("Julieta Bórquez", ago(10), one("GAM-006")), payment: "aborted" },
    { ...buys("Waldo Cisternas", ago(5), one("DEC-006")), payment: "refused" },
    { ...buys("Fresia Domínguez", ago(16), one("REG-003")), payment: "later" },
    { ...buys("Hernán Elgueta", ago(9.2), one("GAM-008")), payment: "lost" },
    {
      ...broken,
      refund: {
        at: ownerHour(now - days(5), random),
        motivo: "Llegó quebrado y prefirió la devolución antes que otro igual.",
      },
      nota: {
        at: ownerHour(now - days(5) - hours(2), random),
        texto: "Mandó fotos: se abrió por la costura. Reforzamos el embalaje de los floreros.",
      },
    },
    {
      ...buys("Amanda Riffo", ago(18), one("DEC-006")),
      claim: {
        tipo: "falla",
        solucion: "dinero",
        detalle: "Se me cayó de la repisa y se quebró una punta.",
        at: shopperHour(now - days(8), random),
        answer: {
          decision: "rechazada",
          respuesta:
            "Lamentamos el golpe. La garantía cubre las fallas de la pieza, no una caída; si quieres, la reparamos al costo.",
          at: ownerHour(now - days(7), random),
        },
      },
    },
    {
      ...gift,
      claim: {
        tipo: "retracto",
        detalle: "Al final le regalé otra cosa.",
        at: now - hours(20),
      },
      nota: {
        at: ownerHour(gift.at + hours(3), random),
        texto: "Es regalo: va sin precio y con la tarjeta «Para Elena».",
      },
    },
  ];
}

function one(sku: string): Line {
  return { sku, cantidad: 1 };
}

function anyPlace(random: () => number): Buyer["place"] {
  return places[Math.floor(random() * places.length)] as Buyer["place"];
}
