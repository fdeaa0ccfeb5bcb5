import type { Translation } from '../../../message';
import type { mediaPickerMessages } from '../../../parts/media-picker';

export const messages: Translation<typeof mediaPickerMessages> = {
  'editor.choosePicture': 'Bild auswählen',
  'editor.chooseVideo': 'Video auswählen',
  'editor.uploadPicture': 'Hochladen',
  'editor.uploadingPercent': 'Wird hochgeladen, {percent} %',
  'editor.converting': '{name} wird konvertiert',
  'editor.convertingPercent': 'Wird konvertiert, {percent} %',
  'editor.processing': 'Wird verarbeitet',
  'editor.uploadHint': 'Bilder: JPEG, PNG, WebP, GIF, AVIF oder HEIC bis 25 MB. Videos: MP4, MOV oder WebM bis 500 MB.',
  'editor.yourPictures': 'Meine Uploads',
  'editor.libraryPictures': 'Bibliothek',
  'editor.stockPictures': 'Stock',
  'editor.noPictures': 'Noch keine Uploads.',
  'editor.fetchUrl': 'Importieren',
  'editor.urlLabel': 'Link zu Bild oder Video',
  'animations.choose': 'Animation auswählen',
  'animations.upload': 'Animation hochladen',
  'animations.uploadHint': 'Lottie: eine JSON- oder .lottie-Datei bis 5 MB und 60 Sekunden.',
  'animations.none': 'Noch keine Animationen.',
};
