import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'Masquer le volet',
  'panels.show': 'Afficher le volet',
  'panels.lowContrast': '« {name} » est difficile à lire. Choisissez une couleur plus claire ou plus foncée.',
};
