import type { Translation } from '../../../message';
import type { lowContrastMessages } from '../../../parts/low-contrast';

export const messages: Translation<typeof lowContrastMessages> = {
  'contrast.choose': '« {name} » est difficile à lire. Choisissez une couleur plus claire ou plus foncée.',
  'contrast.hard': '« {name} » est difficile à lire.',
  'contrast.try': 'Essayez {color}',
};
