import type { Translation } from '../../../message';
import type { lowContrastMessages } from '../../../parts/low-contrast';

export const messages: Translation<typeof lowContrastMessages> = {
  'contrast.choose': '“{name}” está difícil de ler. Escolha uma cor mais clara ou mais escura.',
  'contrast.hard': '“{name}” está difícil de ler.',
  'contrast.try': 'Experimente {color}',
};
