import type { Translation } from '../../../message';
import type { pageControlMessages } from '../../../parts/page-controls';

export const messages: Translation<typeof pageControlMessages> = {
  'pages.previous': 'Anterior',
  'pages.next': 'Siguiente',
  'pages.position': 'Página {page} de {count}',
};
