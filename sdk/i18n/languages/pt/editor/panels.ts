import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'Ocultar painel',
  'panels.show': 'Mostrar painel',
  'panels.lowContrast': '“{name}” está difícil de ler. Escolha uma cor mais clara ou mais escura.',
};
