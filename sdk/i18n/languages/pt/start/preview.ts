import type { previewMessages } from '../../../english/preview';
import type { Translation } from '../../../message';

export const messages: Translation<typeof previewMessages> = {
  'preview.open': 'Prévia em tela cheia',
  'preview.back': 'Voltar ao editor',
  'preview.title': 'Prévia de {name}',
  'preview.enterFullscreen': 'Tela cheia',
  'preview.leaveFullscreen': 'Sair da tela cheia',
  'preview.empty': 'Este vídeo ainda não tem cenas',
  'timeline.inBars': 'Mostrar compassos',
  'timeline.inSeconds': 'Ocultar compassos',
  'timeline.timeOf': '{time} de {total}',
  'timeline.bar': 'compasso {bar}',
};
