import type { sceneMenuMessages } from '../../../editor/scene-menu';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMenuMessages> = {
  'sceneMenu.title': 'Escolha uma cena',
  'sceneMenu.text': 'Selecione uma cena para editar texto, imagens e cores.',
  'sceneMenu.scene': '{number}. {name}',
  'emptyVideo.title': 'Ainda não há nada para ver',
  'emptyVideo.text': 'Sua primeira cena aparece aqui.',
  'emptyVideo.renderText': 'Adicione uma cena a este vídeo antes de exportar.',
  'emptyVideo.lostScene': 'Não podemos mostrar esta cena porque o template dela não está mais na biblioteca.',
};
