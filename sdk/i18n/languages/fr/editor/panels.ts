import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'Masquer le volet',
  'panels.show': 'Afficher le volet',
  'panels.lowContrast':
    'Contraste faible : « {name} » est difficile à lire ({ratio} pour 1, il faut 4,5 pour du texte). Choisissez une couleur plus claire ou plus foncée.',
};
