import type { previewMessages } from '../../../english/preview';
import type { Translation } from '../../../message';

export const messages: Translation<typeof previewMessages> = {
  'preview.open': 'Aperçu plein écran',
  'preview.back': 'Retour à l’éditeur',
  'timeline.inBars': 'Afficher les mesures',
  'timeline.inSeconds': 'Masquer les mesures',
  'timeline.timeOf': '{time} sur {total}',
  'timeline.bar': 'mesure {bar}',
};
