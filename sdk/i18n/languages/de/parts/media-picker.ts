import type { Translation } from '../../../message';
import type { mediaPickerMessages } from '../../../parts/media-picker';

export const messages: Translation<typeof mediaPickerMessages> = {
  'editor.choosePicture': 'Bild auswählen',
  'editor.chooseVideo': 'Video auswählen',
  'editor.uploadPicture': 'Hochladen',
  'editor.uploadHint': 'JPG, PNG, WebP, GIF, AVIF oder HEIC bis 25 MB',
  'editor.videoHint': 'MP4, MOV, WebM oder GIF bis 2 GB',
  'editor.yourPictures': 'Meine Uploads',
  'editor.libraryPictures': 'Bibliothek',
  'editor.noPictures': 'Noch keine Uploads.',
  'media.first_frame': 'Nur erstes Bild',
  'media.first_frameText': 'Dieses Bild ist animiert. In Videos erscheint sein erstes Bild.',
  'media.no_transparency': 'Nicht transparent',
  'media.no_transparencyText': 'Teile dieses Videos sind transparent. Sie werden schwarz.',
  'editor.fetchUrl': 'Importieren',
  'editor.urlLabel': 'Link zu Bild oder Video',
  'animations.choose': 'Animation auswählen',
  'animations.upload': 'Animation hochladen',
  'animations.uploadHint': 'Lottie: eine JSON- oder .lottie-Datei bis 5 MB und 60 Sekunden.',
  'animations.none': 'Noch keine Animationen.',
};
