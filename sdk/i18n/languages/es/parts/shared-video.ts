import type { Translation } from '../../../message';
import type { sharedVideoMessages } from '../../../parts/shared-video';

export const messages: Translation<typeof sharedVideoMessages> = {
  'shared.title': 'Video compartido',
  'shared.loading': 'Cargando el video',
  'shared.player': 'Video: {title}',
  'shared.download': 'Descargar video',
  'shared.downloadSize': 'Descargar video ({size} MB)',
  'shared.visit': 'Visitar {site}',
  'shared.duration': { one: '{count} segundo', other: '{count} segundos' },
  'shared.captions': 'Subtítulos:',
  'shared.passwordTitle': 'Este video necesita una contraseña',
  'shared.passwordText': 'Escribe la contraseña que recibiste con el enlace.',
  'shared.password': 'Contraseña',
  'shared.passwordOpen': 'Ver video',
  'shared.passwordTries': 'Demasiadas contraseñas incorrectas. Espera 15 minutos e inténtalo de nuevo.',
  'shared.expiredTitle': 'Este enlace ha caducado',
  'shared.expiredText': 'Pide un enlace nuevo a la persona que te lo envió.',
  'shared.revokedTitle': 'Este enlace está desactivado',
  'shared.revokedText': 'El propietario ya no comparte este video aquí. Pídele un enlace nuevo.',
  'shared.missingTitle': 'Aquí no hay ningún video',
  'shared.missingText': 'Comprueba que copiaste el enlace completo. También puede que el video se haya eliminado.',
  'shared.failedTitle': 'No se pudo cargar este video',
  'shared.brokenTitle': 'Este video no se reproduce',
  'shared.brokenText': 'Puede que el enlace haya caducado o que no tengas conexión. Vuelve a cargarlo.',
  'shared.reload': 'Volver a cargar',
};
