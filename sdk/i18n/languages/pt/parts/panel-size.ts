import type { Translation } from '../../../message';
import type { panelSizeMessages } from '../../../parts/panel-size';

export const messages: Translation<typeof panelSizeMessages> = {
  'panels.hide': 'Ocultar painel',
  'panels.show': 'Mostrar painel',
  'panels.makeFull': 'Altura total',
  'panels.makeHalf': 'Meia altura',
  'panels.height': 'Altura do painel',
  'panels.closed': 'Fechado',
  'panels.half': 'Metade',
  'panels.full': 'Inteiro',
};
