import type { Translation } from '../../../message';
import type { pageMediaMessages } from '../../../parts/page-media';

export const messages: Translation<typeof pageMediaMessages> = {
  'pageMedia.unnamed': 'このサイト',
  'pageMedia.search': '{source}を検索',
  'pageMedia.failed': '{source}から正しい応答がありません。数分後にもう一度お試しください。',
  'pageMedia.uploadFailed': 'このサイトにファイルを保存できませんでした。もう一度お試しください。',
};
