import { expect, test } from "vitest";
import { loginReason } from "./login-lead.tsx";

test.each([
  ["/", "buy"],
  ["/carrito", "buy"],
  ["/checkout", "pay"],
  ["/cuenta", "own"],
  ["/cuenta/pedidos?pedido=7", "own"],
  ["/cuentas", "buy"],
  ["/admin/pedidos", "manage"],
])("whoever wants %s reads why to sign in: %s", (target, reason) => {
  expect(loginReason(target)).toBe(reason);
});
