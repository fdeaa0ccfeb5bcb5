import type { Translation } from '../../../message';
import type { mediaPickerMessages } from '../../../parts/media-picker';

export const messages: Translation<typeof mediaPickerMessages> = {
  'editor.choosePicture': 'Elegir una imagen',
  'editor.chooseVideo': 'Elegir un video',
  'editor.uploadPicture': 'Subir',
  'editor.uploadHint': 'JPG, PNG, WebP, GIF, AVIF o HEIC de hasta 25 MB',
  'editor.videoHint': 'MP4, MOV, WebM o GIF de hasta 2 GB',
  'editor.yourPictures': 'Mis archivos',
  'editor.libraryPictures': 'Biblioteca',
  'editor.noPictures': 'Aún no has subido nada.',
  'media.first_frame': 'Solo el primer fotograma',
  'media.first_frameText': 'Esta imagen es animada. Los videos muestran su primer fotograma.',
  'media.no_transparency': 'Sin transparencia',
  'media.no_transparencyText': 'Hay partes transparentes en este video. Se ven negras.',
  'editor.fetchUrl': 'Importar',
  'editor.urlLabel': 'Enlace a una imagen o un video',
  'animations.choose': 'Elegir una animación',
  'animations.upload': 'Subir una animación',
  'animations.uploadHint': 'Lottie: un archivo JSON o .lottie de hasta 5 MB y 60 segundos.',
  'animations.none': 'Aún no hay animaciones.',
};
