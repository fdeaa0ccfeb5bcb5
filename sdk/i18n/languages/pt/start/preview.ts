import type { previewMessages } from '../../../english/preview';
import type { Translation } from '../../../message';

export const messages: Translation<typeof previewMessages> = {
  'preview.open': 'Prévia em tela cheia',
  'preview.back': 'Voltar ao editor',
  'timeline.inBars': 'Mostrar compassos',
  'timeline.inSeconds': 'Ocultar compassos',
  'timeline.timeOf': '{time} de {total}',
  'timeline.bar': 'compasso {bar}',
};
