import type { previewMessages } from '../../../english/preview';
import type { Translation } from '../../../message';

export const messages: Translation<typeof previewMessages> = {
  'preview.open': 'Vista previa en pantalla completa',
  'preview.back': 'Volver al editor',
  'preview.title': 'Vista previa de {name}',
  'preview.enterFullscreen': 'Pantalla completa',
  'preview.leaveFullscreen': 'Salir de pantalla completa',
  'preview.empty': 'Este video aún no tiene escenas',
  'timeline.inBars': 'Mostrar compases',
  'timeline.inSeconds': 'Ocultar compases',
  'timeline.timeOf': '{time} de {total}',
  'timeline.bar': 'compás {bar}',
};
