import type { Translation } from '../../../message';
import type { panelSizeMessages } from '../../../parts/panel-size';

export const messages: Translation<typeof panelSizeMessages> = {
  'panels.hide': 'Masquer le volet',
  'panels.show': 'Afficher le volet',
  'panels.makeFull': 'Pleine hauteur',
  'panels.makeHalf': 'Mi-hauteur',
  'panels.height': 'Hauteur du volet',
  'panels.closed': 'Fermé',
  'panels.half': 'Moitié',
  'panels.full': 'Entier',
};
