import type { Translation } from '../../../message';
import type { pageMediaMessages } from '../../../parts/page-media';

export const messages: Translation<typeof pageMediaMessages> = {
  'pageMedia.unnamed': 'Este site',
  'pageMedia.search': 'Buscar em {source}',
  'pageMedia.failed': '{source} não responde como deveria. Tente de novo em alguns minutos.',
  'pageMedia.uploadFailed': 'Este site não conseguiu salvar o arquivo. Tente de novo.',
};
