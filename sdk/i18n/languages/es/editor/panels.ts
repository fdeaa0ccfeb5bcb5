import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'Ocultar panel',
  'panels.show': 'Mostrar panel',
  'panels.lowContrast':
    'Poco contraste: cuesta leer “{name}” ({ratio} a 1; el texto necesita 4,5). Elige un color más claro u oscuro.',
};
