import { type DefaultQueryCompiler, LimitNode, type OperationNode, ValueNode } from "kysely";

type Compiler = { visitNode: (node: OperationNode) => void };

/**
 * Writes each limit as a number, not as a parameter. SQLite looks into a bound limit while it plans, and plans again
 * whenever one is bound; PostgreSQL plans a prepared statement for a tenth of all rows.
 */
export function withLiteralLimits<C extends DefaultQueryCompiler>(compiler: C): C {
  const { visitNode } = compiler as unknown as Compiler;
  const value = (node: OperationNode) => visitNode(LimitNode.is(node) ? withNumber(node) : node);
  return Object.defineProperty(compiler, "visitNode", { value });
}

function withNumber(node: LimitNode): LimitNode {
  const { limit } = node;
  if (!ValueNode.is(limit) || !Number.isSafeInteger(limit.value)) return node;
  return { ...node, limit: ValueNode.createImmediate(limit.value) };
}
