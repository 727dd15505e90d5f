import { answer, fill, hold, press, read, refuse } from "#views/moves.ts";
import type { View } from "#views/view.ts";

const clave = "una clave que nadie más usa 7";
const account = { "Correo electrónico": "camila@tienda.test", Contraseña: clave };
const person = { "Nombre completo": "Camila Soto", ...account, "Confirmar contraseña": clave };

/** Coming in: login, registration, verification, recovery. */
export const accesoViews: View[] = [
  { name: "login/vacio", path: "/login" },
  {
    name: "login/para-administrar",
    path: "/login?from=/admin",
  },
  { name: "login/sin-javascript", path: "/login", hasJavaScript: false },
  {
    name: "login/sesion-terminada",
    path: "/cuenta",
    lands: "/login",
    who: "vencida",
    expectedErrors: [/401/],
  },
  {
    name: "login/campos-con-error",
    path: "/login",
    prepare: async (page) => {
      await press(page, "Entrar");
      await read(page, "Ingresa tu correo electrónico.");
    },
  },
  {
    name: "login/rechazado",
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
    name: "login/sin-verificar",
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
    name: "login/entrando",
    path: "/login",
    before: (page) => hold(page, "login"),
    prepare: async (page) => {
      await fill(page, account);
      await press(page, "Entrar");
      await read(page, "Entrando…");
    },
    isPending: true,
  },
  { name: "registrar/vacio", path: "/registrar" },
  {
    name: "registrar/campos-con-error",
    path: "/registrar",
    prepare: async (page) => {
      await fill(page, {
        "Correo electrónico": "camila@",
        Contraseña: "corta",
        "Confirmar contraseña": "otra",
      });
      await press(page, "Crear cuenta");
      await read(page, "Ingresa tu nombre.");
    },
  },
  {
    name: "registrar/error",
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
    name: "registrar/listo",
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
  { name: "verificar/sin-token", path: "/verificar-email" },
  {
    name: "verificar/verificando",
    path: "/verificar-email?token=de-prueba",
    before: (page) => hold(page, "verifyEmail"),
    isPending: true,
  },
  { name: "verificar/vencido", path: "/verificar-email?token=de-prueba", expectedErrors: [/40\d/] },
  {
    name: "verificar/listo",
    path: "/verificar-email?token=de-prueba",
    before: (page) =>
      answer(page, "verifyEmail", {
        status: 200,
        body: { mensaje: "¡Tu cuenta ha sido verificada con éxito! Ya puedes iniciar sesión." },
      }),
    prepare: (page) => press(page, "Quedarme aquí"),
  },
  { name: "recuperar/vacio", path: "/recuperar-contrasena" },
  {
    name: "recuperar/campos-con-error",
    path: "/recuperar-contrasena",
    prepare: async (page) => {
      await press(page, "Enviar enlace");
      await read(page, "Por favor, ingresa tu correo electrónico.");
    },
  },
  {
    name: "recuperar/error",
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
    name: "recuperar/listo",
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
  { name: "restablecer/vacio", path: "/restablecer-contrasena/enlace-de-prueba" },
  {
    name: "restablecer/campos-con-error",
    path: "/restablecer-contrasena/enlace-de-prueba",
    prepare: async (page) => {
      await fill(page, { "Confirmar contraseña": "otra" });
      await press(page, "Guardar contraseña");
      await read(page, "La contraseña debe tener al menos 8 caracteres.");
    },
  },
  {
    name: "restablecer/enlace-vencido",
    path: "/restablecer-contrasena/enlace-de-prueba",
    prepare: async (page) => {
      await fill(page, { "Contraseña nueva": clave });
      await fill(page, { "Confirmar contraseña": clave });
      await press(page, "Guardar contraseña");
      await read(page, "Pedir un enlace nuevo");
    },
    expectedErrors: [/40\d/],
  },
  {
    name: "restablecer/listo",
    path: "/restablecer-contrasena/enlace-de-prueba",
    before: (page) =>
      answer(page, "resetPassword", {
        status: 200,
        body: { mensaje: "Tu contraseña se actualizó." },
      }),
    prepare: async (page) => {
      await fill(page, { "Contraseña nueva": clave });
      await fill(page, { "Confirmar contraseña": clave });
      await press(page, "Guardar contraseña");
      await read(page, "Contraseña Actualizada");
    },
  },
];
