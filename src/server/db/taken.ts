/** PostgreSQL's unique_violation. */
const uniqueViolation = "23505";
/** SQLITE_CONSTRAINT_UNIQUE. */
const constraintUnique = 2067;

/**
 * Whether a write failed because another row has the same in this column, after which its
 * constraints and indexes are named: two writes may cross.
 */
export function isTaken(error: unknown, column: string): boolean {
  const { code, constraint, errcode, message } = (error ?? {}) as Record<string, unknown>;
  if (code === uniqueViolation) return String(constraint).includes(`_${column}`);
  return errcode === constraintUnique && String(message).includes(column);
}
