import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'editor.sceneCount': { one: '{count} escena', other: '{count} escenas' },
  'editor.noScenesTitle': 'Aún no hay escenas',
  'editor.noScenesText': 'Añade una escena para empezar.',
  'editor.panelScene': 'Escena',
  'editor.panelEdit': 'Editar',
  'editor.panelStyle': 'Estilo',
  'editor.panelMusic': 'Música',
  'editor.panelScenes': 'Escenas',
  'editor.previewLoading': 'Cargando la vista previa…',
  'editor.redo': 'Rehacer',
  'editor.position': 'Posición de reproducción',
};
