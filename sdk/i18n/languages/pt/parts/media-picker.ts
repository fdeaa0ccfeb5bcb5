import type { Translation } from '../../../message';
import type { mediaPickerMessages } from '../../../parts/media-picker';

export const messages: Translation<typeof mediaPickerMessages> = {
  'editor.choosePicture': 'Escolher uma imagem',
  'editor.chooseVideo': 'Escolher um vídeo',
  'editor.uploadPicture': 'Enviar',
  'editor.uploadingPercent': 'Enviando {percent}%',
  'editor.converting': 'Convertendo {name}',
  'editor.convertingPercent': 'Convertendo {percent}%',
  'editor.processing': 'Processando',
  'editor.uploadHint':
    'Imagens: JPEG, PNG, WebP, GIF, AVIF ou HEIC de até 25 MB. Vídeos: MP4, MOV ou WebM de até 500 MB.',
  'editor.yourPictures': 'Meus envios',
  'editor.libraryPictures': 'Biblioteca',
  'editor.stockPictures': 'Banco de mídia',
  'editor.noPictures': 'Você ainda não enviou nada.',
  'editor.fetchUrl': 'Importar',
  'editor.urlLabel': 'Link da imagem ou do vídeo',
  'animations.choose': 'Escolher uma animação',
  'animations.upload': 'Enviar uma animação',
  'animations.uploadHint': 'Lottie: um arquivo JSON ou .lottie de até 5 MB e 60 segundos.',
  'animations.none': 'Ainda não há animações.',
};
