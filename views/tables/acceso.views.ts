import { answer, fill, hold, press, read, refuse } from "#views/moves.ts";
import type { View } from "#views/view.ts";

const clave = "una clave que nadie más usa 7";
const passwordLabel = "Contraseña";
const account = { "Correo electrónico": "camila@tienda.test", [passwordLabel]: clave };
const person = { "Nombre completo": "Camila Soto", ...account, "Confirmar contraseña": clave };

const question = {
  reto: "r".repeat(43),
  metodos: ["passkey", "codigo", "respaldo"],
  passkey: { challenge: "r".repeat(43), rpId: "localhost", allowCredentials: [] },
};
const respaldoWrong = "Ese código de respaldo no es correcto o ya se usó.";

export const accesoViews: View[] = [
  { name: "login/empty", path: "/login" },
  {
    name: "login/for-admin",
    path: "/login?from=/admin",
  },
  { name: "login/without-javascript", path: "/login", hasJavaScript: false },
  {
    name: "login/session-ended",
    path: "/cuenta",
    lands: "/login",
    who: "expired",
    expectedErrors: [/401/],
  },
  {
    name: "login/field-errors",
    path: "/login",
    prepare: async (page) => {
      await press(page, "Entrar");
      await read(page, "Ingresa tu correo electrónico.");
    },
  },
  {
    name: "login/refused",
    path: "/login",
    before: (page) =>
      answer(page, "login", {
        status: 401,
        body: { error: "El correo o la contraseña no son correctos." },
      }),
    prepare: async (page) => {
      await fill(page, account);
      await press(page, "Entrar");
      await read(page, "no son correctos");
    },
    expectedErrors: [/401/],
  },
  {
    name: "login/unverified",
    path: "/login",
    before: (page) =>
      answer(page, "login", {
        status: 403,
        body: {
          error:
            "Aún no has verificado tu correo. Revisa tu bandeja o pide que te enviemos el enlace otra vez.",
        },
      }),
    prepare: async (page) => {
      await fill(page, account);
      await press(page, "Entrar");
      await read(page, "Aún no has verificado tu correo.");
    },
    expectedErrors: [/403/],
  },
  {
    name: "login/signing-in",
    path: "/login",
    before: (page) => hold(page, "login"),
    prepare: async (page) => {
      await fill(page, account);
      await press(page, "Entrar");
      await read(page, "Entrando…");
    },
    isPending: true,
  },
  {
    name: "login/second-factor",
    path: "/login",
    before: (page) => answer(page, "login", { status: 200, body: { segundo_factor: question } }),
    prepare: async (page) => {
      await fill(page, account);
      await press(page, "Entrar");
      await read(page, "Falta tu segundo factor.");
    },
  },
  {
    name: "login/second-factor-respaldo",
    path: "/login",
    before: async (page) => {
      await answer(page, "login", { status: 200, body: { segundo_factor: question } });
      await answer(page, "answerReto", {
        status: 422,
        body: { error: respaldoWrong, campos: { respaldo: respaldoWrong } },
      });
    },
    prepare: async (page) => {
      await fill(page, account);
      await press(page, "Entrar");
      await press(page, "Usar un código de respaldo");
      await fill(page, { "Código de respaldo": "ABCDEF-ABCDEF-ABCDEF-ABCDEF" });
      await press(page, "Confirmar");
      await read(page, respaldoWrong);
    },
    expectedErrors: [/422/],
  },
  { name: "register/empty", path: "/registrar" },
  {
    name: "register/field-errors",
    path: "/registrar",
    prepare: async (page) => {
      await fill(page, {
        "Correo electrónico": "camila@",
        [passwordLabel]: "corta",
        "Confirmar contraseña": "otra",
      });
      await press(page, "Crear cuenta");
      await read(page, "Ingresa tu nombre.");
    },
  },
  {
    name: "register/error",
    path: "/registrar",
    before: (page) => refuse(page, "registerUsuario"),
    prepare: async (page) => {
      await fill(page, person);
      await press(page, "Crear cuenta");
      await read(page, "La tienda está muy ocupada.");
    },
    expectedErrors: [/503/],
  },
  {
    name: "register/done",
    path: "/registrar",
    before: (page) =>
      answer(page, "registerUsuario", {
        status: 201,
        body: {
          mensaje:
            "Registro exitoso. Por favor, revisa tu correo electrónico para verificar tu cuenta.",
        },
      }),
    prepare: async (page) => {
      await fill(page, person);
      await press(page, "Crear cuenta");
      await press(page, "Quedarme aquí");
    },
  },
  { name: "verify-email/without-token", path: "/verificar-email" },
  {
    name: "verify-email/checking",
    path: "/verificar-email?token=de-prueba",
    before: (page) => hold(page, "verifyEmail"),
    isPending: true,
  },
  {
    name: "verify-email/expired",
    path: "/verificar-email?token=de-prueba",
    expectedErrors: [/40\d/],
  },
  {
    name: "verify-email/done",
    path: "/verificar-email?token=de-prueba",
    before: (page) =>
      answer(page, "verifyEmail", {
        status: 200,
        body: { mensaje: "¡Tu cuenta ha sido verificada con éxito! Ya puedes entrar." },
      }),
    prepare: (page) => press(page, "Quedarme aquí"),
  },
  { name: "recovery/empty", path: "/recuperar-contrasena" },
  {
    name: "recovery/field-errors",
    path: "/recuperar-contrasena",
    prepare: async (page) => {
      await press(page, "Enviar enlace");
      await read(page, "Por favor, ingresa tu correo electrónico.");
    },
  },
  {
    name: "recovery/error",
    path: "/recuperar-contrasena",
    before: (page) => refuse(page, "requestRecovery", 429),
    prepare: async (page) => {
      await fill(page, { "Correo electrónico": "camila@tienda.test" });
      await press(page, "Enviar enlace");
      await read(page, "Demasiados intentos.");
    },
    expectedErrors: [/429/],
  },
  {
    name: "recovery/done",
    path: "/recuperar-contrasena",
    before: (page) =>
      answer(page, "requestRecovery", {
        status: 200,
        body: {
          mensaje:
            "Si existe una cuenta con ese correo, recibirás un enlace para restablecer tu contraseña.",
        },
      }),
    prepare: async (page) => {
      await fill(page, { "Correo electrónico": "camila@tienda.test" });
      await press(page, "Enviar enlace");
      await read(page, "Revisa tu Correo");
    },
  },
];
