import type { Translation } from '../../../message';
import type { previewScreenMessages } from '../../../parts/preview-screen';

export const messages: Translation<typeof previewScreenMessages> = {
  'preview.title': 'Aperçu de {name}',
  'preview.enterFullscreen': 'Plein écran',
  'preview.leaveFullscreen': 'Quitter le plein écran',
  'preview.empty': 'Cette vidéo n’a pas encore de scènes',
};
