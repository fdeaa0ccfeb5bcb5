import type { personalDataMessages } from '../../../account/personal-data';
import type { Translation } from '../../../message';

export const messages: Translation<typeof personalDataMessages> = {
  'data.title': 'データ',
  'data.exportTitle': 'データを書き出す',
  'data.exportText':
    'プロフィール、プロジェクト、アップロード、書き出した動画、購入、アカウントの記録をZIPにまとめます。',
  'data.export': '書き出しを作成',
  'data.making': '書き出しを作成しています。完成したらメールでお知らせします。',
  'data.progress': '書き出しの進行状況',
  'data.ready': '{date}までダウンロード可能',
  'data.failed': 'この書き出しは失敗しました。もう一度作成してください。',
  'data.download': 'ダウンロード（{size}）',
  'data.errorTitle': '書き出しを読み込めませんでした',
  'data.deleteTitle': 'アカウントを削除',
  'data.deleteText':
    'プロジェクト、アップロード、ブランド、動画がすぐに完全に削除されます。サブスクリプションも終了します。領収書は法律に従って保管します。',
  'data.delete': 'アカウントを削除',
  'data.deleteQuestion': 'アカウントを削除しますか？',
  'data.confirmEmail': '確認のためメールアドレスを入力',
  'data.confirmPassword': 'パスワード',
  'data.deleteForGood': '完全に削除',
};
