import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'Bereich ausblenden',
  'panels.show': 'Bereich einblenden',
  'panels.lowContrast': '„{name}“ ist schwer zu lesen. Wähle eine hellere oder dunklere Farbe.',
};
