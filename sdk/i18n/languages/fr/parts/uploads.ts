import type { Translation } from '../../../message';
import type { uploadMessages } from '../../../parts/uploads';

export const messages: Translation<typeof uploadMessages> = {
  'uploads.emptyFile': 'Ce fichier est vide. Choisissez-en un autre.',
  'uploads.unsupported':
    'Ce type de fichier n’est pas pris en charge. Utilisez JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV, WebM, MP3, M4A, AAC, WAV, OGG, FLAC ou Lottie.',
  'uploads.unsupportedMusic': 'Ce type de fichier n’est pas pris en charge. Utilisez MP3, M4A, AAC, WAV, OGG ou FLAC.',
  'uploads.title': 'Imports',
  'uploads.waiting': 'En attente',
  'uploads.uploading': 'Importation {percent} %',
  'uploads.processing': 'Traitement en cours',
  'uploads.pause': 'Mettre {name} en pause',
  'uploads.resume': 'Reprendre {name}',
  'uploads.paused': 'En pause à {percent} %',
  'uploads.interrupted': 'Interrompu à {percent} %. Choisissez le même fichier pour continuer.',
  'uploads.chooseAgain': 'Choisir un fichier',
  'uploads.otherFile': 'C’est un autre fichier. Choisissez {name} pour continuer.',
  'uploads.cancel': 'Annuler {name}',
  'uploads.dismiss': 'Masquer {name}',
  'uploads.failedCount': { one: '{count} importation a échoué', other: '{count} importations ont échoué' },
  'uploads.retryAll': 'Tout réessayer',
  'uploads.dismissAll': 'Tout masquer',
  'uploads.converting': 'Conversion {percent} %',
  'uploads.retry': 'Réessayer',
};
