import type { Translation } from '../../../message';
import type { pageControlMessages } from '../../../parts/page-controls';

export const messages: Translation<typeof pageControlMessages> = {
  'pages.previous': 'Précédent',
  'pages.next': 'Suivant',
  'pages.position': 'Page {page} sur {count}',
};
