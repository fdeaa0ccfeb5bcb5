import type { Translation } from '../../../message';
import type { pageControlMessages } from '../../../parts/page-controls';

export const messages: Translation<typeof pageControlMessages> = {
  'pages.previous': 'السابق',
  'pages.next': 'التالي',
  'pages.position': 'الصفحة {page} من {count}',
};
