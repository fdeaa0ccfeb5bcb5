import type { animationMessages } from '../../../editor/animations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof animationMessages> = {
  'animations.background': 'Animação',
  'animations.behind': 'Cor por trás da animação',
};
