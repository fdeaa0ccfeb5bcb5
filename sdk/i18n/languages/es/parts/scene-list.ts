import type { Translation } from '../../../message';
import type { sceneListMessages } from '../../../parts/scene-list';

export const messages: Translation<typeof sceneListMessages> = {
  'editor.duplicateScene': 'Duplicar',
  'editor.removeScene': 'Quitar',
  'editor.moveUp': 'Subir',
  'editor.moveDown': 'Bajar',
  'editor.sceneMenu': 'Acciones de {name}',
  'editor.dragScene': 'Arrastrar para mover {name}',
  'editor.dragHelp':
    'Pulsa Espacio para tomar una escena. Muévela con las flechas, suéltala con Espacio o cancela con Esc.',
  'editor.addSceneTitle': 'Añadir una escena',
  'editor.addSceneText': 'Se añade después de la escena seleccionada.',
};
