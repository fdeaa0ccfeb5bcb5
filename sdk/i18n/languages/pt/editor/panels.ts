import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'Ocultar painel',
  'panels.show': 'Mostrar painel',
  'panels.lowContrast': '“{name}” está difícil de ler. Escolha uma cor mais clara ou mais escura.',
  'editor.sceneCount': { one: '{count} cena', other: '{count} cenas' },
  'editor.noScenesTitle': 'Ainda não há cenas',
  'editor.noScenesText': 'Adicione uma cena para começar.',
  'editor.panelScene': 'Cena',
  'editor.panelStyle': 'Estilo',
  'editor.panelMusic': 'Música',
  'editor.panelScenes': 'Cenas',
  'editor.previewLoading': 'Carregando a prévia…',
  'editor.redo': 'Refazer',
  'editor.position': 'Posição da reprodução',
};
