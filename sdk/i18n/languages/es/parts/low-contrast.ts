import type { Translation } from '../../../message';
import type { lowContrastMessages } from '../../../parts/low-contrast';

export const messages: Translation<typeof lowContrastMessages> = {
  'contrast.choose': '“{name}” cuesta de leer. Elige un color más claro u oscuro.',
  'contrast.hard': '“{name}” cuesta de leer.',
  'contrast.try': 'Prueba {color}',
};
