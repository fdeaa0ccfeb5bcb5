import type { socialSignInMessages } from '../../../account/social-sign-in';
import type { Translation } from '../../../message';

export const messages: Translation<typeof socialSignInMessages> = {
  'social.or': 'または',
  'social.continue': '{name}で続ける',
  'social.returning': '{name}でログインしています…',
  'social.failedTitle': '{name}でログインできませんでした',
  'social.cancelled': '{name}でのログインがキャンセルされました。',
  'social.lost': 'このログインは別のタブで始まったか、時間がかかりすぎました。もう一度お試しください。',
  'social.unreachable': '{name}に接続できませんでした。接続を確認して、もう一度お試しください。',
  'social.linkedTitle': 'その他のログイン方法',
  'social.linkedText': 'これらのアカウントでログインできます。最初に使ったときに連携しました。',
  'social.lastUsed': '最終使用：{when}',
  'social.unlink': '連携を解除',
  'social.unlinkName': '{name}との連携を解除',
  'check.text': '続けるにはメールアドレスを入力してください。',
  'check.submit': '続ける',
  'check.byInvitation': 'アカウントがありませんか？登録は招待制です。招待メールのリンクを開いてください。',
};
