import type { Translation } from '../../../message';
import type { mediaPickerMessages } from '../../../parts/media-picker';

export const messages: Translation<typeof mediaPickerMessages> = {
  'editor.choosePicture': 'Choisir une image',
  'editor.chooseVideo': 'Choisir une vidéo',
  'editor.uploadPicture': 'Importer',
  'editor.uploadHint': 'JPG, PNG, WebP, GIF, AVIF ou HEIC jusqu’à 25 Mo',
  'editor.videoHint': 'MP4, MOV, WebM ou GIF jusqu’à 2 Go',
  'editor.yourPictures': 'Mes imports',
  'editor.libraryPictures': 'Bibliothèque',
  'editor.noPictures': 'Aucun import pour l’instant.',
  'media.first_frame': 'Première image',
  'media.first_frameText': 'Cette image est animée. Les vidéos affichent sa première image.',
  'media.no_transparency': 'Sans transparence',
  'media.no_transparencyText': 'Certaines parties de cette vidéo sont transparentes. Elles deviennent noires.',
  'editor.fetchUrl': 'Importer',
  'editor.urlLabel': 'Lien vers une image ou une vidéo',
  'animations.choose': 'Choisir une animation',
  'animations.upload': 'Importer une animation',
  'animations.uploadHint': 'Lottie : un fichier JSON ou .lottie jusqu’à 5 Mo et 60 secondes.',
  'animations.none': 'Aucune animation pour l’instant.',
};
