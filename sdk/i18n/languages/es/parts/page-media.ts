import type { Translation } from '../../../message';
import type { pageMediaMessages } from '../../../parts/page-media';

export const messages: Translation<typeof pageMediaMessages> = {
  'pageMedia.unnamed': 'Este sitio',
  'pageMedia.search': 'Buscar en {source}',
  'pageMedia.failed': '{source} no responde como debería. Inténtalo de nuevo en unos minutos.',
  'pageMedia.uploadFailed': 'Este sitio no pudo guardar el archivo. Inténtalo de nuevo.',
};
