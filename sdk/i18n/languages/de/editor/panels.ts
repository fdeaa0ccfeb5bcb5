import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'Bereich ausblenden',
  'panels.show': 'Bereich einblenden',
  'panels.lowContrast':
    'Schwacher Kontrast: „{name}“ ist schlecht lesbar ({ratio} zu 1, Text braucht 4,5). Wähle eine hellere oder dunklere Farbe.',
};
