import type { DocumentStore } from "../store.ts";
import type { Mensaje } from "./mensaje.ts";

const collection = "mensajes";

export type Mensajes = {
  add(mensaje: Mensaje): void;
  find(id: string): Mensaje | null;
  list(para: string | null): Mensaje[];
  clear(): void;
};

export function openMensajes(store: DocumentStore): Mensajes {
  // Only this module writes the collection.
  let kept = (store.load(collection) as Mensaje[]).reverse();
  return {
    add: (mensaje) => {
      kept = [mensaje, ...kept];
      store.save(collection, mensaje.id, mensaje);
    },
    find: (id) => kept.find((mensaje) => mensaje.id === id) ?? null,
    list: (para) => (para === null ? kept : kept.filter((mensaje) => isFor(mensaje, para))),
    clear: () => {
      kept = [];
      store.clear(collection);
    },
  };
}

function isFor(mensaje: Mensaje, address: string): boolean {
  const wanted = address.trim().toLowerCase();
  return mensaje.destinatarios.some((recipient) => recipient.toLowerCase() === wanted);
}
