import type { appMessages } from '../../../english/app';
import type { Translation } from '../../../message';

export const messages: Translation<typeof appMessages> = {
  'app.notifications': 'お知らせ',
  'app.dismiss': '閉じる',
  'app.close': '閉じる',
  'app.cancel': 'キャンセル',
  'app.retry': '再試行',
  'app.loading': '読み込み中',
  'signIn.title': 'ログイン',
  'signIn.email': 'メールアドレス',
  'signIn.password': 'パスワード',
  'signIn.showPassword': 'パスワードを表示',
  'signIn.hidePassword': 'パスワードを隠す',
  'signIn.submit': 'ログイン',
  'signIn.emailMissing': 'メールアドレスを入力してください。',
  'signIn.emailInvalid': 'you@example.comのような正しいメールアドレスを入力してください。',
  'signIn.passwordMissing': 'パスワードを入力してください。',
  'signIn.signedOut': 'ログアウトしました。',
  'brands.title': 'ブランド',
  'projects.title': 'マイ動画',
  'projects.copyName': '{name}（コピー）',
};
