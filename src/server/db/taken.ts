const uniqueViolation = "23505";
/** SQLITE_CONSTRAINT_UNIQUE. */
const constraintUnique = 2067;

/** By name: our indexes are called after their column. */
export function isTaken(error: unknown, column: string): boolean {
  const { code, constraint, errcode, message } = (error ?? {}) as Record<string, unknown>;
  if (code === uniqueViolation) return String(constraint).includes(`_${column}`);
  return errcode === constraintUnique && String(message).includes(column);
}
