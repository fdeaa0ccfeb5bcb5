import type { appMessages } from '../../../english/app';
import type { Translation } from '../../../message';

export const messages: Translation<typeof appMessages> = {
  'app.notifications': 'Notificaciones',
  'app.dismiss': 'Descartar',
  'app.close': 'Cerrar',
  'app.cancel': 'Cancelar',
  'app.retry': 'Intentar de nuevo',
  'app.loading': 'Cargando',
  'signIn.title': 'Iniciar sesión',
  'signIn.email': 'Correo electrónico',
  'signIn.password': 'Contraseña',
  'signIn.showPassword': 'Mostrar contraseña',
  'signIn.hidePassword': 'Ocultar contraseña',
  'signIn.submit': 'Iniciar sesión',
  'signIn.emailMissing': 'Escribe tu correo electrónico.',
  'signIn.emailInvalid': 'Escribe un correo electrónico completo, como tu@example.com.',
  'signIn.passwordMissing': 'Escribe tu contraseña.',
  'signIn.signedOut': 'Sesión cerrada.',
  'brands.title': 'Marcas',
  'projects.title': 'Mis videos',
  'projects.copyName': '{name} (copia)',
};
