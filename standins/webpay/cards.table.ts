export type Medio = "credito" | "debito" | "prepago";

export type Card = {
  key: string;
  nombre: string;
  number: string;
  cvv: string | null;
  medio: Medio;
  approves: boolean;
};

/** Public test cards. Other numbers are refused, so that nobody types a real one. */
export const cards: readonly Card[] = [
  credit({ key: "visa", nombre: "Visa", number: "4051885600446623", approves: true }),
  {
    ...credit({
      key: "amex",
      nombre: "American Express",
      number: "370000000002032",
      approves: true,
    }),
    cvv: "1234",
  },
  credit({ key: "mastercard", nombre: "Mastercard", number: "5186059559590568", approves: false }),
  debit({ key: "redcompra", number: "4051884239937763", approves: true }),
  debit({ key: "redcompra-2", number: "4511346660037060", approves: true }),
  debit({ key: "redcompra-rechazo", number: "5186008541233829", approves: false }),
  prepaid({
    key: "prepago-visa",
    nombre: "Prepago Visa",
    number: "4051886000056590",
    approves: true,
  }),
  prepaid({
    key: "prepago-mastercard",
    nombre: "Prepago Mastercard",
    number: "5186174110629480",
    approves: false,
  }),
];

export function findCard(number: string): Card | null {
  const digits = digitsOf(number);
  return cards.find((card) => card.number === digits) ?? null;
}

export function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, "");
}

export function last4Of(number: string): string {
  return number.slice(-4);
}

export function spaced(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

type CardFields = { key: string; nombre: string; number: string; approves: boolean };

function credit(fields: CardFields): Card {
  return { ...fields, cvv: "123", medio: "credito" };
}

function prepaid(fields: CardFields): Card {
  return { ...fields, cvv: "123", medio: "prepago" };
}

function debit(fields: Omit<CardFields, "nombre">): Card {
  return { ...fields, nombre: "Redcompra", cvv: null, medio: "debito" };
}
