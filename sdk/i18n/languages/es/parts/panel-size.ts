import type { Translation } from '../../../message';
import type { panelSizeMessages } from '../../../parts/panel-size';

export const messages: Translation<typeof panelSizeMessages> = {
  'panels.hide': 'Ocultar panel',
  'panels.show': 'Mostrar panel',
  'panels.makeFull': 'Altura completa',
  'panels.makeHalf': 'Media altura',
  'panels.height': 'Altura del panel',
  'panels.closed': 'Cerrado',
  'panels.half': 'Mitad',
  'panels.full': 'Completo',
};
