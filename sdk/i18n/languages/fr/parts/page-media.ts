import type { Translation } from '../../../message';
import type { pageMediaMessages } from '../../../parts/page-media';

export const messages: Translation<typeof pageMediaMessages> = {
  'pageMedia.unnamed': 'Ce site',
  'pageMedia.search': 'Rechercher dans {source}',
  'pageMedia.failed': '{source} ne répond pas comme prévu. Réessayez dans quelques minutes.',
  'pageMedia.uploadFailed': 'Ce site n’a pas pu enregistrer le fichier. Réessayez.',
};
