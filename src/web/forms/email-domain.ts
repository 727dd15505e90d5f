/** Where most people in Chile have their mail. */
const knownDomains = [
  "gmail.com",
  "hotmail.com",
  "hotmail.cl",
  "outlook.com",
  "outlook.cl",
  "outlook.es",
  "yahoo.com",
  "yahoo.es",
  "yahoo.cl",
  "icloud.com",
  "live.com",
  "live.cl",
  "vtr.net",
  "mail.com",
] as const;

/** The address with the domain that was probably meant, e.g. of "ana@gmial.com"; else null. */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 1 || domain === "" || knownDomains.some((known) => known === domain)) return null;
  const meant = knownDomains.find((known) => isOneSlipAway(domain, known));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}

/** One letter too many, missing, wrong, or two swapped. */
function isOneSlipAway(typed: string, known: string): boolean {
  const start = sharedStart(typed, known);
  const [rest, wanted] = [typed.slice(start), known.slice(start)];
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.length > 1;
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (isSwapped && rest.slice(2) === wanted.slice(2))
  );
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
