import type { actingAsMessages } from '../../../account/acting-as';
import type { Translation } from '../../../message';

export const messages: Translation<typeof actingAsMessages> = {
  'acting.banner': '{name}さんのアカウントを使用中です。',
  'acting.exit': '代理操作を終了',
  'acting.dismiss': 'このメッセージを隠す',
  'acting.title': '別のアカウントを使う',
  'acting.text': '相手と同じ画面を見てサポートできます。変更はすべて自分の名前で記録されます。',
  'acting.search': '名前またはメールアドレス',
  'acting.start': 'アカウントを使う',
  'acting.startFor': '{name}さんのアカウントを使う',
  'acting.emptyTitle': 'ユーザーが見つかりません',
  'acting.emptyText': '別の名前かメールアドレスをお試しください。',
  'acting.errorTitle': 'ユーザーを読み込めませんでした',
  'acting.suspended': '停止中',
  'audit.title': '監査ログ',
  'audit.text': 'ほかの人のアカウントやAPIキーで、誰が何をしたかの記録です。',
  'audit.search': 'ユーザーまたはリクエスト',
  'audit.when': '日時',
  'audit.actor': '実行者',
  'audit.subject': '対象アカウント',
  'audit.action': '操作',
  'audit.emptyTitle': 'まだ何もありません',
  'audit.emptyText': 'ほかの人のアカウントでの変更がここに表示されます。',
  'audit.errorTitle': '監査ログを読み込めませんでした',
};
