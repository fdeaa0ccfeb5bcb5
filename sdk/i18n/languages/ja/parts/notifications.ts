import type { Translation } from '../../../message';
import type { notificationMessages } from '../../../parts/notifications';

export const messages: Translation<typeof notificationMessages> = {
  'app.newNotifications': 'お知らせ（新着{count}件）',
  'app.clearNotifications': '今回の利用中のお知らせを消去',
  'app.noNotifications': '新しいお知らせはありません',
  'app.noNotificationsText': '書き出しの完了、動画へのコメント、質問への回答がここに表示されます。',
  'app.storageNear': 'ストレージの残りがわずかです',
  'app.surveyNear': '「{name}」のアンケートが上限に近づいています',
  'app.exportDone': '「{name}」の書き出しが完了しました',
  'app.exportFailed': '「{name}」を書き出せませんでした',
  'app.commented': '{author}さんが「{name}」にコメントしました',
  'app.answered': '回答しました：{name}',
  'app.visited': '{author}さんがあなたのアカウントを使用しています',
};
