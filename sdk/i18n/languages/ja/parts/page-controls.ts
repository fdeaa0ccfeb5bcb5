import type { Translation } from '../../../message';
import type { pageControlMessages } from '../../../parts/page-controls';

export const messages: Translation<typeof pageControlMessages> = {
  'pages.previous': '前へ',
  'pages.next': '次へ',
  'pages.position': '{count}ページ中{page}ページ目',
};
