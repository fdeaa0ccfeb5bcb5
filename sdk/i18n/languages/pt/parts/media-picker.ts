import type { Translation } from '../../../message';
import type { mediaPickerMessages } from '../../../parts/media-picker';

export const messages: Translation<typeof mediaPickerMessages> = {
  'editor.choosePicture': 'Escolher uma imagem',
  'editor.chooseVideo': 'Escolher um vídeo',
  'editor.uploadPicture': 'Enviar',
  'editor.uploadHint': 'JPG, PNG, WebP, GIF, AVIF ou HEIC de até 25 MB',
  'editor.videoHint': 'MP4, MOV, WebM ou GIF de até 2 GB',
  'editor.yourPictures': 'Meus envios',
  'editor.libraryPictures': 'Biblioteca',
  'editor.noPictures': 'Você ainda não enviou nada.',
  'media.first_frame': 'Só o primeiro quadro',
  'media.first_frameText': 'Esta imagem é animada. Os vídeos mostram o primeiro quadro.',
  'media.no_transparency': 'Sem transparência',
  'media.no_transparencyText': 'Há partes transparentes neste vídeo. Elas ficam pretas.',
  'editor.fetchUrl': 'Importar',
  'editor.urlLabel': 'Link da imagem ou do vídeo',
  'animations.choose': 'Escolher uma animação',
  'animations.upload': 'Enviar uma animação',
  'animations.uploadHint': 'Lottie: um arquivo JSON ou .lottie de até 5 MB e 60 segundos.',
  'animations.none': 'Ainda não há animações.',
};
