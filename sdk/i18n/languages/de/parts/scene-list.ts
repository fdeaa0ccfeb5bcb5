import type { Translation } from '../../../message';
import type { sceneListMessages } from '../../../parts/scene-list';

export const messages: Translation<typeof sceneListMessages> = {
  'editor.duplicateScene': 'Duplizieren',
  'editor.removeScene': 'Entfernen',
  'editor.moveUp': 'Nach oben',
  'editor.moveDown': 'Nach unten',
  'editor.sceneMenu': 'Aktionen für {name}',
  'editor.dragScene': '{name} verschieben',
  'editor.dragHelp':
    'Nimm eine Szene mit der Leertaste auf. Verschiebe sie mit den Pfeiltasten, lege sie mit der Leertaste ab oder brich mit Esc ab.',
  'editor.addSceneTitle': 'Szene hinzufügen',
  'editor.addSceneText': 'Wird nach der ausgewählten Szene eingefügt.',
};
