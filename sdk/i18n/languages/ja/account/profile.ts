import type { profileMessages } from '../../../account/profile';
import type { Translation } from '../../../message';

export const messages: Translation<typeof profileMessages> = {
  'account.title': 'アカウント',
  'account.info': 'アカウント情報',
  'account.security': 'ログインとセキュリティ',
  'account.people': 'メンバー',
  'profile.title': 'プロフィール',
  'profile.text': '名前と写真は一緒に仕事をする人に表示されます。',
  'profile.picture': 'プロフィール写真',
  'profile.upload': '画像をアップロード',
  'profile.removePicture': '画像を削除',
  'profile.firstName': '名',
  'profile.lastName': '姓',
  'profile.email': 'メールアドレス',
  'profile.emailHint': 'このアドレスでログインします。',
  'profile.country': '国',
  'profile.noCountry': '指定なし',
  'profile.languageText': 'アプリとメールがこの言語で表示されます。',
  'profile.save': '保存',
  'profile.saved': '保存しました',
};
