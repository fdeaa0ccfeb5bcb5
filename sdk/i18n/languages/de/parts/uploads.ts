import type { Translation } from '../../../message';
import type { uploadMessages } from '../../../parts/uploads';

export const messages: Translation<typeof uploadMessages> = {
  'uploads.emptyFile': 'Diese Datei ist leer. Wähle eine andere.',
  'uploads.unsupported':
    'Dieser Dateityp wird nicht unterstützt. Möglich sind JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV, WebM, MP3, M4A, AAC, WAV, OGG, FLAC und Lottie.',
  'uploads.unsupportedMusic': 'Dieser Dateityp wird nicht unterstützt. Möglich sind MP3, M4A, AAC, WAV, OGG und FLAC.',
  'uploads.title': 'Uploads',
  'uploads.waiting': 'Wartet',
  'uploads.uploading': 'Wird hochgeladen, {percent} %',
  'uploads.processing': 'Wird verarbeitet',
  'uploads.pause': '{name} anhalten',
  'uploads.resume': '{name} fortsetzen',
  'uploads.paused': 'Angehalten bei {percent} %',
  'uploads.interrupted': 'Bei {percent} % stehen geblieben. Wähle dieselbe Datei, um fortzufahren.',
  'uploads.chooseAgain': 'Datei auswählen',
  'uploads.otherFile': 'Das ist eine andere Datei. Wähle {name}, um fortzufahren.',
  'uploads.cancel': '{name} abbrechen',
  'uploads.dismiss': '{name} ausblenden',
  'uploads.failedCount': { one: '{count} Upload fehlgeschlagen', other: '{count} Uploads fehlgeschlagen' },
  'uploads.retryAll': 'Alle erneut versuchen',
  'uploads.dismissAll': 'Alle ausblenden',
  'uploads.converting': 'Wird konvertiert, {percent} %',
  'uploads.retry': 'Erneut versuchen',
};
