import { useEffect } from "react";
import { useOwn } from "./use-own.ts";

export type Person = { nombre: string; email: string };

type Props = { onKnown: (person: Person) => void };

/** Loaded on demand: most visitors of a form are guests. Shows nothing. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default function OwnPerson({ onKnown }: Props) {
  const cuenta = useOwn("getCuenta", {});
  const { nombre, email } = cuenta.status === "ready" ? cuenta.data : { nombre: "", email: "" };
  useEffect(() => {
    if (email !== "") onKnown({ nombre, email });
  }, [nombre, email, onKnown]);
  return null;
}
