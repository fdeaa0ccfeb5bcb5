import type { Translation } from '../../../message';
import type { backgroundFormMessages } from '../../../parts/background-form';

export const messages: Translation<typeof backgroundFormMessages> = {
  'editor.backgroundColor': 'Couleur',
  'editor.backgroundImage': 'Image',
  'editor.backgroundVideo': 'Vidéo',
  'editor.positionX': 'Position horizontale',
  'editor.positionY': 'Position verticale',
  'editor.trimStart': 'Commence à',
  'trim.end': 'Se termine à',
  'animations.background': 'Animation',
  'animations.behind': 'Couleur derrière l’animation',
  'background.isAnimated': 'Cette image est animée. En vidéo, elle bouge.',
  'background.useAsVideo': 'Utiliser en vidéo',
};
