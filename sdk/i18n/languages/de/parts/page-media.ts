import type { Translation } from '../../../message';
import type { pageMediaMessages } from '../../../parts/page-media';

export const messages: Translation<typeof pageMediaMessages> = {
  'pageMedia.unnamed': 'Diese Website',
  'pageMedia.search': '{source} durchsuchen',
  'pageMedia.failed': '{source} antwortet nicht wie erwartet. Versuche es in ein paar Minuten noch einmal.',
  'pageMedia.uploadFailed': 'Diese Website konnte die Datei nicht speichern. Versuche es noch einmal.',
};
