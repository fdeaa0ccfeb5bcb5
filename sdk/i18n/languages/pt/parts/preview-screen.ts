import type { Translation } from '../../../message';
import type { previewScreenMessages } from '../../../parts/preview-screen';

export const messages: Translation<typeof previewScreenMessages> = {
  'preview.title': 'Prévia de {name}',
  'preview.enterFullscreen': 'Tela cheia',
  'preview.leaveFullscreen': 'Sair da tela cheia',
  'preview.empty': 'Este vídeo ainda não tem cenas',
};
