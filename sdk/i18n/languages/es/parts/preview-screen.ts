import type { Translation } from '../../../message';
import type { previewScreenMessages } from '../../../parts/preview-screen';

export const messages: Translation<typeof previewScreenMessages> = {
  'preview.title': 'Vista previa de {name}',
  'preview.enterFullscreen': 'Pantalla completa',
  'preview.leaveFullscreen': 'Salir de pantalla completa',
  'preview.empty': 'Este video aún no tiene escenas',
};
