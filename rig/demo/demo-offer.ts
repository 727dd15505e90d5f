import type { DemoOffer } from "#contract/values/demo-offer.ts";
import type { Config } from "#server/config/config.ts";
import { demoCliente } from "./seed-demo.ts";

/** The password that README.md publishes; one that the operator set is never offered. */
const publishedAdminPassword = "admin-demo-3D";

/** Card for the stand-in's payment page and its bank. */
export const demoCard = {
  number: "4051 8856 0044 6623",
  cvv: "123",
  rut: "11.111.111-1",
  password: "123",
};

type Place = { standinsUrl: string | null; hasOwnWebpay: boolean; hasOwnMail: boolean };

export function offerOf(
  { admin }: Pick<Config, "admin">,
  { standinsUrl, hasOwnWebpay, hasOwnMail }: Place,
): DemoOffer {
  const isPublished = admin?.password === publishedAdminPassword;
  return {
    usuarios: [
      { rol: "cliente", ...demoCliente },
      ...(admin && isPublished ? [{ rol: "admin" as const, ...admin }] : []),
    ],
    card: standinsUrl === null || hasOwnWebpay ? null : demoCard,
    mailUrl: standinsUrl === null || hasOwnMail ? null : `${standinsUrl}/correo`,
  };
}
