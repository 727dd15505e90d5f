/**
 * Opens WhatsApp with the text written, not sent. `numero` is E.164; wa.me takes its digits
 * (https://faq.whatsapp.com/5913398998672934).
 */
export function whatsappUrl(numero: string, text: string): string {
  return `https://wa.me/${numero.replace("+", "")}?text=${encodeURIComponent(text)}`;
}
