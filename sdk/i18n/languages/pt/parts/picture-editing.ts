import type { Translation } from '../../../message';
import type { pictureEditingMessages } from '../../../parts/picture-editing';

export const messages: Translation<typeof pictureEditingMessages> = {
  'picture.group': 'Editar na imagem',
  'picture.help': 'Use as setas para passar de um item a outro e Enter para editar.',
  'picture.dropBackground': 'Solte para usar como fundo',
  'picture.dropField': 'Solte para substituir {name}',
  'picture.dropped': '{name} foi adicionado',
  'picture.kept': {
    one: 'Mais {count} arquivo está em Meus envios',
    other: 'Mais {count} arquivos estão em Meus envios',
  },
  'picture.dropRefused': 'Este tipo de arquivo não pode ser mostrado aqui.',
  'picture.discarded': 'Suas alterações em “{name}” foram descartadas',
  'picture.restore': 'Restaurar',
  'picture.cleared': '“{name}” foi esvaziado',
  'picture.editText': 'Editar texto: {name}',
  'picture.editImage': 'Trocar imagem: {name}',
  'picture.background': 'Fundo',
  'picture.done': 'Concluído',
  'picture.reset': 'Redefinir',
  'picture.replace': 'Substituir',
  'picture.textHint': 'Enter para salvar, Esc para cancelar',
  'picture.areaHint': 'Ctrl+Enter para salvar, Esc para cancelar',
  'picture.place': 'Posicionar fundo',
  'picture.placeHelp':
    'Arraste para mover; role ou faça pinça para dar zoom. No teclado, as setas movem, e mais e menos dão zoom.',
  'picture.zoomIn': 'Ampliar',
  'picture.zoomOut': 'Reduzir',
  'picture.center': 'Centralizar',
  'picture.cropTitle': 'Cortar {name}',
  'picture.cropText':
    'Arraste para mover; role ou faça pinça para dar zoom. No teclado, as setas movem, e mais e menos dão zoom.',
  'picture.cropTouch': 'Arraste para mover, faça pinça para ampliar.',
  'picture.cropArea': 'Área de corte',
  'picture.cropSave': 'Aplicar corte',
  'picture.cropFailed': 'Não foi possível cortar a imagem',
  'picture.cropBlocked': 'O site de origem não permite cortar a imagem. Envie-a e tente de novo.',
  'picture.fullPicture': 'Redefinir corte',
};
