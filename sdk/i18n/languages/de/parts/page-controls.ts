import type { Translation } from '../../../message';
import type { pageControlMessages } from '../../../parts/page-controls';

export const messages: Translation<typeof pageControlMessages> = {
  'pages.previous': 'Zurück',
  'pages.next': 'Weiter',
  'pages.position': 'Seite {page} von {count}',
};
