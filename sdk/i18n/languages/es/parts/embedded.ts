import type { Translation } from '../../../message';
import type { embeddedMessages } from '../../../parts/embedded';

export const messages: Translation<typeof embeddedMessages> = {
  'embedded.signedInAs': 'Sesión iniciada como {name}',
  'embedded.forgot': '¿Olvidaste tu contraseña?',
  'embedded.signOut': 'Cerrar sesión',
  'embedded.brandMissing': 'Esta marca ya no existe.',
  'embedded.download': 'Descargar',
  'embedded.video': 'Video',
  'embedded.noVideo': 'Este video aún no se ha exportado.',
  'embedded.videoRunning': 'Este video se está exportando.',
  'embedded.videoBroken': 'No se pudo cargar este video.',
};
