import type { Translation } from '../../../message';
import type { sceneListMessages } from '../../../parts/scene-list';

export const messages: Translation<typeof sceneListMessages> = {
  'editor.duplicateScene': 'Duplicar',
  'editor.removeScene': 'Remover',
  'editor.moveUp': 'Mover para cima',
  'editor.moveDown': 'Mover para baixo',
  'editor.sceneMenu': 'Ações para {name}',
  'editor.dragScene': 'Arraste para reordenar {name}',
  'editor.dragHelp':
    'Pressione Espaço para pegar uma cena. Use as setas para mover, Espaço para soltar ou Esc para cancelar.',
  'editor.addSceneTitle': 'Adicionar uma cena',
  'editor.addSceneText': 'Entra depois da cena selecionada.',
};
