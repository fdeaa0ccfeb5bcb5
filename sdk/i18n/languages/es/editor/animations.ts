import type { animationMessages } from '../../../editor/animations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof animationMessages> = {
  'animations.background': 'Animación',
  'animations.behind': 'Color detrás de la animación',
};
