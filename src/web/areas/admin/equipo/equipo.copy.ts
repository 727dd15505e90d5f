export const equipoCopy = {
  title: "Equipo",
  lead: "Quiénes administran la tienda, y las cuentas de clientes.",
  loadFailed: "No pudimos cargar el equipo.",
  failed: "Ocurrió un error inesperado. Inténtalo de nuevo.",
  cancel: "Cancelar",

  admins: {
    title: "Administran la tienda",
    list: "Administradores",
    you: "Tú",
    since: (day: string) => `Cuenta desde el ${day}`,
    remove: "Quitar",
    removeOf: (nombre: string) => `Quitar a ${nombre} de la administración`,
    removeTitle: (nombre: string) => `¿Quitar a ${nombre}?`,
    removeText:
      "Dejará de administrar la tienda y cerraremos sus sesiones. Conserva su cuenta de cliente.",
    removeSelf:
      "Dejarás de administrar la tienda y cerraremos tus sesiones. Conservas tu cuenta de cliente.",
    withFactor: "Con segundo factor",
    withoutFactor: "Sin segundo factor",
    removeFactor: "Quitar su segundo factor",
    removeFactorOf: (nombre: string) => `Quitar el segundo factor de ${nombre}`,
    removeFactorTitle: (nombre: string) => `¿Quitar el segundo factor de ${nombre}?`,
    removeFactorText:
      "Hazlo solo si lo perdió y estás en contacto con esa persona. Entrará con su contraseña y configurará otro; le avisaremos por correo.",
    only: "Eres la única persona que administra la tienda. Invita a otra para poder dejarla.",
  },

  invite: {
    title: "Invitar a otra persona",
    lead: "Le enviamos un enlace que vale 48 horas.",
    email: "Correo electrónico",
    send: "Enviar invitación",
    sending: "Enviando…",
  },

  invitaciones: {
    list: "Invitaciones por aceptar",
    title: "Invitaciones por aceptar",
    until: (moment: string) => `Vale hasta el ${moment}`,
    cancel: "Cancelar la invitación",
    cancelOf: (email: string) => `Cancelar la invitación a ${email}`,
  },

  usuarios: {
    title: "Una cuenta de cliente",
    lead: "Escribe el correo completo de la cuenta.",
    email: "Correo de la cuenta",
    find: "Buscar la cuenta",
    finding: "Buscando…",
    found: "Cuenta encontrada",
    since: (day: string) => `Desde el ${day}`,
    active: "Activa",
    inactive: "Desactivada",
    unverified: "Correo sin verificar",
    admin: "Administra la tienda",
    sesiones: (count: number) => (count === 1 ? "1 sesión abierta" : `${count} sesiones abiertas`),
    end: "Cerrar sus sesiones",
    disable: "Desactivar la cuenta",
    enable: "Activar la cuenta",
    disableTitle: "¿Desactivar la cuenta?",
    disableText:
      "No podrá entrar ni recuperar su contraseña, y cerraremos sus sesiones. Sus pedidos siguen su curso. Puedes activarla otra vez cuando quieras.",
  },
} as const;
