import type { Translation } from '../../../message';
import type { panelSizeMessages } from '../../../parts/panel-size';

export const messages: Translation<typeof panelSizeMessages> = {
  'panels.hide': 'Bereich ausblenden',
  'panels.show': 'Bereich einblenden',
  'panels.makeFull': 'Volle Höhe',
  'panels.makeHalf': 'Halbe Höhe',
  'panels.height': 'Höhe des Bereichs',
  'panels.closed': 'Geschlossen',
  'panels.half': 'Halb',
  'panels.full': 'Voll',
};
