/** The sign-in page of the site. */
export const sessionEn = {
  'session.title': 'Sign in',
  'session.login': 'User name',
  'session.password': 'Password',
  'session.sign_in': 'Sign in',
  'session.signed_in_as': 'You are signed in as {name}.',
  'session.open': 'Open the calendar desk',
  'session.sign_out': 'Sign out',
  'session.refused': 'The user name and the password do not match.',
  'session.hint':
    'For application passwords: that of every account here is its user name followed by “demo password”.',
  'session.foreign': 'This form was sent from another site.',
} as const

type SessionWords = Record<keyof typeof sessionEn, string>

export const sessionCa: SessionWords = {
  'session.title': 'Entreu',
  'session.login': 'Nom d’usuari',
  'session.password': 'Contrasenya',
  'session.sign_in': 'Entra',
  'session.signed_in_as': 'Heu entrat com a {name}.',
  'session.open': 'Obre la taula de l’agenda',
  'session.sign_out': 'Surt',
  'session.refused': 'El nom d’usuari i la contrasenya no es corresponen.',
  'session.hint':
    'Contrasenyes d’aplicació: la de cada compte d’aquí és el nom d’usuari seguit de «demo password».',
  'session.foreign': 'Aquest formulari s’ha enviat des d’un altre lloc web.',
}

export const sessionEs: SessionWords = {
  'session.title': 'Iniciar sesión',
  'session.login': 'Nombre de usuario',
  'session.password': 'Contraseña',
  'session.sign_in': 'Entrar',
  'session.signed_in_as': 'Ha entrado como {name}.',
  'session.open': 'Abrir la mesa de la agenda',
  'session.sign_out': 'Salir',
  'session.refused': 'El nombre de usuario y la contraseña no coinciden.',
  'session.hint':
    'Contraseñas de aplicación: la de cada cuenta de aquí es el nombre de usuario seguido de «demo password».',
  'session.foreign': 'Este formulario se ha enviado desde otro sitio web.',
}
