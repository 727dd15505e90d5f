import { createArchivoStore } from "../../archivos/archivo-store.ts";
import type { AppContext } from "../../context.ts";
import { createIdentity } from "../../providers/identity.ts";
import { createPasswords } from "../../providers/passwords.ts";
import { createWebpay } from "../../providers/payment/webpay.ts";
import { createPictures } from "../../providers/pictures.ts";
import { createMail } from "../open-mail.ts";
import type { CommandContext } from "./command.ts";
import { withImages } from "./with-images.ts";

/** Gives a command the running shop's context: a payment is asked about and ended by its own code. */
export async function withPayments(ctx: CommandContext): Promise<AppContext> {
  const { config } = ctx;
  const nothing = () => undefined;
  return {
    ...(await withImages(ctx)),
    firstTienda: config.tienda(),
    payment: createWebpay(config.webpay),
    identity: createIdentity(config),
    mail: createMail(config),
    passwords: createPasswords(),
    pictures: createPictures(),
    archivos: createArchivoStore(config.dataDir),
    countPayment: nothing,
    countForgotten: nothing,
  };
}
