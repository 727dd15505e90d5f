import type { Cliente, ClientesQuery } from "#contract/schemas/clientes.ts";
import { maxPageSize } from "#contract/schemas/lists.ts";
import type { Db } from "../../../db/database.ts";
import { searchWords } from "../../../search-words.ts";
import { countClientes, selectClientes, selectInvitadosAmong } from "../../acceso/index.ts";
import { selectBoughtBy, selectEmailsOf, selectNombresOfPedidos } from "../../pedidos/index.ts";

export async function listClientes(
  db: Db,
  { q = "", pagina = 1, por_pagina = maxPageSize }: ClientesQuery,
): Promise<{ clientes: Cliente[]; total: number }> {
  const words = searchWords(q);
  const filter = { words, emails: await selectEmailsOf(db, words) };
  const offset = (pagina - 1) * por_pagina;
  const rows = await selectClientes(db, { filter, limit: por_pagina, offset });
  const bought = await readBought(db, rows);
  const clientes = rows.map(({ id, nombre, email, rol, invitado, creado_en }) => {
    const { pedidos, nombre: typed } = bought(email, id);
    return {
      ...{ id, email, creado_en, pedidos },
      // The row of an invitado has no name of a person.
      nombre: invitado === null ? nombre : typed,
      con_cuenta: invitado === null,
      es_admin: rol === "admin",
    };
  });
  return { clientes, total: await countClientes(db, filter) };
}

/** How much an address bought, with an account and without, and the name of the last pedido or "". */
async function readBought(db: Db, rows: readonly { id: number; email: string }[]) {
  const invitados = await selectInvitadosAmong(
    db,
    rows.map(({ email }) => email),
  );
  const idsByEmail = Map.groupBy(invitados, ({ email }) => email);
  const ids = new Set([...rows.map(({ id }) => id), ...invitados.map((it) => it.usuario_id)]);
  const sums = await selectBoughtBy(db, [...ids]);
  const nombres = await selectNombresOfPedidos(
    db,
    sums.map(({ ultimo }) => ultimo),
  );
  return (email: string, id: number) => {
    const own = new Set([id, ...(idsByEmail.get(email) ?? []).map((it) => it.usuario_id)]);
    const theirs = sums.filter(({ usuario_id }) => own.has(usuario_id));
    const last = Math.max(0, ...theirs.map(({ ultimo }) => ultimo));
    return {
      pedidos: theirs.reduce((sum, { pedidos }) => sum + pedidos, 0),
      nombre: nombres.get(last) ?? "",
    };
  };
}
