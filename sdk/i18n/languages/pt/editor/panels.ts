import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'editor.sceneCount': { one: '{count} cena', other: '{count} cenas' },
  'editor.noScenesTitle': 'Ainda não há cenas',
  'editor.noScenesText': 'Adicione uma cena para começar.',
  'editor.panelScene': 'Cena',
  'editor.panelEdit': 'Editar',
  'editor.panelStyle': 'Estilo',
  'editor.panelMusic': 'Música',
  'editor.panelScenes': 'Cenas',
  'editor.previewLoading': 'Carregando a prévia…',
  'editor.redo': 'Refazer',
  'editor.position': 'Posição da reprodução',
};
