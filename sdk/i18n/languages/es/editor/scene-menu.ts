import type { sceneMenuMessages } from '../../../editor/scene-menu';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMenuMessages> = {
  'sceneMenu.title': 'Elige una escena',
  'sceneMenu.text': 'Selecciona una escena para editar su texto, sus imágenes y sus colores.',
  'sceneMenu.scene': '{number}. {name}',
  'emptyVideo.title': 'Aún no hay nada que ver',
  'emptyVideo.text': 'Tu primera escena aparecerá aquí.',
  'emptyVideo.renderText': 'Añade una escena a este video antes de exportarlo.',
  'emptyVideo.lostScene': 'No se puede mostrar esta escena porque su plantilla ya no está en la biblioteca.',
};
