import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'Ocultar panel',
  'panels.show': 'Mostrar panel',
  'panels.lowContrast': '“{name}” cuesta de leer. Elige un color más claro u oscuro.',
};
