import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'editor.sceneCount': { one: '{count} scène', other: '{count} scènes' },
  'editor.noScenesTitle': 'Aucune scène pour l’instant',
  'editor.noScenesText': 'Ajoutez une scène pour commencer.',
  'editor.panelScene': 'Scène',
  'editor.panelEdit': 'Modifier',
  'editor.panelStyle': 'Style',
  'editor.panelMusic': 'Musique',
  'editor.panelScenes': 'Scènes',
  'editor.previewLoading': 'Chargement de l’aperçu…',
  'editor.redo': 'Rétablir',
  'editor.position': 'Position de lecture',
};
