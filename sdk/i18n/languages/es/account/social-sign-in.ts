import type { socialSignInMessages } from '../../../account/social-sign-in';
import type { Translation } from '../../../message';

export const messages: Translation<typeof socialSignInMessages> = {
  'social.or': 'o',
  'social.continue': 'Continuar con {name}',
  'social.returning': 'Iniciando sesión con {name}…',
  'social.failedTitle': 'No se pudo iniciar sesión con {name}',
  'social.cancelled': 'El inicio de sesión con {name} se canceló.',
  'social.lost': 'Este inicio de sesión no empezó en esta pestaña o tardó demasiado. Inténtalo de nuevo.',
  'social.unreachable': 'No se pudo conectar con {name}. Revisa tu conexión e inténtalo de nuevo.',
  'social.linkedTitle': 'Otras formas de iniciar sesión',
  'social.linkedText': 'Puedes iniciar sesión con estas cuentas. Se vincularon cuando las usaste por primera vez.',
  'social.lastUsed': 'Último uso: {when}',
  'social.unlink': 'Desvincular',
  'social.unlinkName': 'Desvincular {name}',
  'check.text': 'Escribe tu correo electrónico para continuar.',
  'check.submit': 'Continuar',
  'check.byInvitation':
    '¿Aún no tienes cuenta? Las cuentas se crean por invitación. Abre el enlace de tu correo de invitación.',
};
