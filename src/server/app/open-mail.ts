import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { createKeptMail } from "../providers/kept-mail.ts";
import { createMailProvider, type MailProvider } from "../providers/mail.ts";

type MailSettings = Pick<Config, "trial" | "dataDir" | "smtpUrl" | "mailFrom">;

/** Where a shop that tries Transbank's integration environment keeps its mails as files. */
export function keptMailsFolder({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "correos");
}

export function createMail({
  trial,
  dataDir,
  smtpUrl,
  mailFrom: from,
}: MailSettings): MailProvider {
  return trial.mails === "keep"
    ? createKeptMail({ folder: keptMailsFolder({ dataDir }), from })
    : createMailProvider({ smtpUrl, from });
}
