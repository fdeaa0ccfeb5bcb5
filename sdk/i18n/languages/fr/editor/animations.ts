import type { animationMessages } from '../../../editor/animations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof animationMessages> = {
  'animations.background': 'Animation',
  'animations.behind': 'Couleur derrière l’animation',
};
