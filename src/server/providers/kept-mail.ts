import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { composeMail, type MailProvider } from "./mail.ts";

const privateFile = 0o600;
const privateFolder = 0o700;

/** Writes each mail into `folder` as a file that mail programs open; none leaves. */
export function createKeptMail({ folder, from }: { folder: string; from: string }): MailProvider {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composeMail(mail, from));
      await mkdir(folder, { recursive: true, mode: privateFolder });
      // A retry has the same id, and writes the same file.
      const name = mail.messageId.replace(/^<|@.*$/g, "");
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: privateFile });
    },
  };
}
