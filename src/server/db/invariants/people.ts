import { sql } from "kysely";
import type { PersonalColumn } from "../personal-data/personal-column.ts";
import { personalData } from "../personal-data/personal-data.ts";
import type { Invariant } from "./invariant.ts";

type Columns = Record<string, "impersonal" | PersonalColumn>;

/** When words about a pedido were written: an owner may write new ones after the erasure. */
const writtenAt: Readonly<Record<string, string>> = {
  discrepancias: "t.resuelta_en",
  pedido_detalles: "p.creado_en",
};

/** Stands in a value for the account's number, which differs in each row. */
const number = 987_654_321;

/**
 * Nothing of an erased account is left: one rule for each table that is linked to a usuario or a pedido, derived
 * from `personalData`, so that a new column is checked too (docs/reglas.md 99 and 114).
 */
export const peopleInvariants: readonly Invariant[] = Object.entries(personalData).flatMap(
  ([table, columns]) => {
    const left = findLeft(table, columns);
    if (left === null) return [];
    const name = `datos-borrados-${table.replaceAll("_", "-")}`;
    return [{ name, fault: `dejó datos en ${table}`, of: "cuenta", broken: () => sql.raw(left) }];
  },
);

/** The statement is made of our own names only. */
function findLeft(table: string, columns: Columns): string | null {
  const residue = residueOf(table, columns);
  if (residue === null) return null;
  const select = "select distinct u.id from usuarios as u";
  const erased = "u.borrado_en is not null";
  if (table === "usuarios" || "usuario_id" in columns) {
    const account = table === "usuarios" ? "id" : "usuario_id";
    return `${select} inner join ${table} as t on t.${account} = u.id
      where ${erased} and ${residue}`;
  }
  if (!("pedido_id" in columns)) return null;
  return `${select} inner join pedidos as p on p.usuario_id = u.id
    inner join ${table} as t on t.pedido_id = p.id
    where ${erased} and ${writtenAt[table] ?? "t.creado_en"} <= u.borrado_en and ${residue}`;
}

/** Null when erasure leaves the table as it is. */
function residueOf(table: string, columns: Columns): string | null {
  const personal = Object.entries(columns).flatMap(([name, column]) =>
    column === "impersonal" ? [] : [{ name, act: column.erasure }],
  );
  // The row itself is what had to go.
  if (personal.some(({ act }) => act.act === "delete")) return "true";
  const blanked = personal.flatMap(({ name, act }) =>
    act.act === "blank" ? [differs(name, act.to)] : [],
  );
  if (table === "pedidos") blanked.push(`t.direccion not like '%"calle_numero":""%'`);
  return blanked.length === 0 ? null : `(${blanked.join(" or ")})`;
}

function differs(column: string, to: ((usuarioId: number) => string) | null): string {
  if (to === null) return `t.${column} is not null`;
  const value = `'${to(number).replaceAll("'", "''")}'`.replace(`${number}`, "' || u.id || '");
  return `t.${column} <> ${value}`;
}
