import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'editor.sceneCount': { one: '{count} Szene', other: '{count} Szenen' },
  'editor.noScenesTitle': 'Noch keine Szenen',
  'editor.noScenesText': 'Füge eine Szene hinzu, um loszulegen.',
  'editor.panelScene': 'Szene',
  'editor.panelEdit': 'Inhalt',
  'editor.panelStyle': 'Stil',
  'editor.panelMusic': 'Musik',
  'editor.panelScenes': 'Szenen',
  'editor.previewLoading': 'Die Vorschau wird geladen…',
  'editor.redo': 'Wiederholen',
  'editor.position': 'Abspielposition',
};
