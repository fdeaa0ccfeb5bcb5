import type { Translation } from '../../../message';
import type { embeddedMessages } from '../../../parts/embedded';

export const messages: Translation<typeof embeddedMessages> = {
  'embedded.signedInAs': '{name} としてログイン中',
  'embedded.forgot': 'パスワードをお忘れですか？',
  'embedded.signOut': 'ログアウト',
  'embedded.brandMissing': 'このブランドはもう存在しません。',
  'embedded.download': 'ダウンロード',
  'embedded.video': '動画',
  'embedded.noVideo': 'この動画はまだ書き出されていません。',
  'embedded.videoRunning': 'この動画を書き出しています。',
  'embedded.videoBroken': 'この動画を読み込めませんでした。',
};
