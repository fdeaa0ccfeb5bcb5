import type { Translation } from '../../../message';
import type { sharedVideoMessages } from '../../../parts/shared-video';

export const messages: Translation<typeof sharedVideoMessages> = {
  'shared.title': '共有された動画',
  'shared.loading': '動画を読み込んでいます',
  'shared.player': '動画：{title}',
  'shared.download': '動画をダウンロード',
  'shared.downloadSize': '動画をダウンロード（{size} MB）',
  'shared.visit': '{site}を見る',
  'shared.duration': '{count}秒',
  'shared.captions': '字幕：',
  'shared.passwordTitle': 'この動画にはパスワードが必要です',
  'shared.passwordText': 'リンクと一緒に受け取ったパスワードを入力してください。',
  'shared.password': 'パスワード',
  'shared.passwordOpen': '動画を見る',
  'shared.passwordTries': 'パスワードを間違えた回数が多すぎます。15分待ってからもう一度お試しください。',
  'shared.expiredTitle': 'このリンクは期限切れです',
  'shared.expiredText': '送ってくれた人に新しいリンクを依頼してください。',
  'shared.revokedTitle': 'このリンクは無効になっています',
  'shared.revokedText': 'オーナーはこの動画の共有を終了しました。新しいリンクを依頼してください。',
  'shared.missingTitle': 'ここに動画はありません',
  'shared.missingText': 'リンク全体をコピーしたか確認してください。動画が削除された可能性もあります。',
  'shared.failedTitle': '動画を読み込めませんでした',
  'shared.brokenTitle': '動画を再生できません',
  'shared.brokenText': 'リンクの期限が切れたか、オフラインの可能性があります。もう一度読み込んでください。',
  'shared.reload': '再読み込み',
};
