export type { MailAppendix, MailBlock, MailLine } from "./mail-blocks.ts";
export { greetingName, singleLine } from "./mail-text.ts";
export { formatDay, formatMoment } from "./mail-words.ts";
export { type MailContent, renderMail } from "./render-mail.ts";
export type { MailShop } from "./shop-footer.ts";
