import type { Translation } from '../../../message';
import type { sceneListMessages } from '../../../parts/scene-list';

export const messages: Translation<typeof sceneListMessages> = {
  'editor.duplicateScene': 'Dupliquer',
  'editor.removeScene': 'Retirer',
  'editor.moveUp': 'Monter',
  'editor.moveDown': 'Descendre',
  'editor.sceneMenu': 'Actions pour {name}',
  'editor.dragScene': 'Faire glisser pour déplacer {name}',
  'editor.dragHelp':
    'Appuyez sur Espace pour saisir une scène. Déplacez-la avec les touches fléchées, puis appuyez sur Espace pour la déposer ou sur Échap pour annuler.',
  'editor.addSceneTitle': 'Ajouter une scène',
  'editor.addSceneText': 'Ajoutée après la scène sélectionnée.',
};
