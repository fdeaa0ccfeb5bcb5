import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'Ocultar painel',
  'panels.show': 'Mostrar painel',
  'panels.lowContrast':
    'Contraste baixo: “{name}” é difícil de ler ({ratio} para 1; o texto precisa de 4,5). Escolha uma cor mais clara ou mais escura.',
};
