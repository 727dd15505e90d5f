const personas = 64;
const lines = 3;

/** Another cantidad each time it is a line's turn again: SQLite writes nothing for an equal one. */
export function lineOf(turn: number, productos: readonly number[]) {
  return {
    producto_id: productos[turn % lines] ?? 0,
    cantidad: 1 + (Math.floor(turn / (personas * lines)) % 4),
  };
}
