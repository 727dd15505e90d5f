import type { Tienda } from "#contract/schemas/tienda.ts";
import { cuotasWords } from "#contract/values/pago/cuotas.ts";
import { replyPromise } from "#contract/values/reply-time.ts";
import { askFromPedido } from "#contract/values/rights/terminos.ts";

export const questionsCopy = {
  title: "Preguntas frecuentes",
  description:
    "Despacho, cambios y garantía, pago, materiales y cómo imprimimos: lo que más nos preguntan.",
  lead: "Si no está aquí, escríbenos.",
} as const;

type Question = { ask: string; answers: readonly string[]; link?: { to: string; text: string } };
export type QuestionGroup = { title: string; questions: readonly Question[] };

/** Settings that the text depends on. */
type Settings = Pick<Tienda, "despacho" | "cuotas" | "respuesta_horas" | "transferencia">;

const transferQuestion = (account: string): Question => ({
  ask: "¿Puedo pagar con transferencia?",
  answers: [
    "Los pedidos de la tienda se pagan con tarjeta. Para un encargo, escríbenos primero: acordamos el precio y el plazo, y entonces nos transfieres a esta cuenta.",
    account,
  ],
  link: { to: "/contacto", text: "Cotizar un encargo" },
});

/** Every sentence is kept by the code or by a setting; without settings, what depends on them is left out. */
export const questionGroups = (settings: Settings | null): readonly QuestionGroup[] => [
  {
    title: "Despacho",
    questions: [
      {
        ask: "¿A dónde despachan?",
        answers: [
          "A todo Chile, a la dirección que elijas al pagar.",
          ...(settings === null ? [] : [settings.despacho]),
        ],
      },
      {
        ask: "¿Cómo sigo mi pedido?",
        answers: [
          "Te escribimos cuando lo preparamos, cuando sale y cuando llega. Al salir, el correo trae el transportista y el número de seguimiento.",
          "También lo ves en «Mis pedidos». Si compraste sin cuenta, se abre con el enlace de tus correos.",
        ],
      },
    ],
  },
  {
    title: "Compra y pago",
    questions: [
      {
        ask: "¿Necesito una cuenta para comprar?",
        answers: ["No. Puedes comprar con tu nombre, tu correo, un teléfono y una dirección."],
      },
      {
        ask: "¿Con qué puedo pagar?",
        answers: [
          "En Webpay, con tarjeta de crédito, débito o prepago. No guardamos los datos de tu tarjeta.",
          ...(settings?.cuotas ? [cuotasWords(settings.cuotas)] : []),
        ],
      },
      ...(settings?.transferencia ? [transferQuestion(settings.transferencia)] : []),
    ],
  },
  {
    title: "Cambios y garantía",
    questions: [
      {
        ask: "¿Y si me arrepiento?",
        answers: [
          "Tienes 10 días desde que recibes la pieza para arrepentirte, sin dar razones.",
          askFromPedido,
          "Las piezas a tu medida lo avisan antes de que pagues y no tienen retracto.",
        ],
        link: { to: "/terminos", text: "Condiciones y excepciones" },
      },
      {
        ask: "¿Y si llega con una falla?",
        answers: [
          "Tienes 6 meses desde que la recibes para elegir entre el cambio, la reparación o la devolución de tu dinero (Ley 19.496).",
          askFromPedido,
        ],
        link: { to: "/contacto", text: "¿No encuentras tu pedido? Escríbenos" },
      },
    ],
  },
  {
    title: "Las piezas",
    questions: [
      {
        ask: "¿De qué están hechas?",
        answers: [
          "La ficha de impresión de cada pieza dice su material, y sus medidas, peso y altura de capa cuando los publicamos. En la tienda puedes filtrar por material.",
        ],
        link: { to: "/tienda", text: "Ver la tienda" },
      },
      {
        ask: "¿Cómo las imprimen?",
        answers: [
          "En 3D, capa por capa: por eso se ven líneas finas en la superficie. Las imágenes son renders del modelo; el color y las líneas pueden variar.",
        ],
      },
      {
        ask: "¿Y si una pieza está agotada?",
        answers: ["Deja tu correo en su página y te avisamos una vez, cuando vuelva a estar."],
      },
      {
        ask: "¿Hacen piezas a pedido?",
        answers: [
          "Cuéntanos qué necesitas, con medidas y cuántas.",
          ...(settings === null ? [] : [replyPromise(settings.respuesta_horas)]),
        ],
        link: { to: "/contacto", text: "Cotiza tu idea" },
      },
    ],
  },
];
