import type { previewMessages } from '../../../english/preview';
import type { Translation } from '../../../message';

export const messages: Translation<typeof previewMessages> = {
  'preview.open': 'Vista previa en pantalla completa',
  'preview.back': 'Volver al editor',
  'timeline.inBars': 'Mostrar compases',
  'timeline.inSeconds': 'Ocultar compases',
  'timeline.timeOf': '{time} de {total}',
  'timeline.bar': 'compás {bar}',
};
