import type { Translation } from '../../../message';
import type { lowContrastMessages } from '../../../parts/low-contrast';

export const messages: Translation<typeof lowContrastMessages> = {
  'contrast.choose': '„{name}“ ist schwer zu lesen. Wähle eine hellere oder dunklere Farbe.',
  'contrast.hard': '„{name}“ ist schwer zu lesen.',
  'contrast.try': 'Probiere {color}',
};
