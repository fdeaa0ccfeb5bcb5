import type { failureMessages } from '../../../english/failures';
import type { Translation } from '../../../message';

export const messages: Translation<typeof failureMessages> = {
  'failure.projectLoad': 'プロジェクトを読み込めません。本当に存在しますか？',
  'failure.keyframesRequest': 'プレビュー画像のリクエスト中にエラーが発生しました',
  'failure.keyframes': 'プレビュー画像の作成中にエラーが発生しました',
  'failure.save': 'プロジェクトの保存中にエラーが発生しました',
  'failure.network': 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
  'failure.lostPart': 'この部分を読み込めませんでした。接続を確認して、もう一度お試しください。',
  'failure.unknown': '問題が発生しました。もう一度お試しください。',
  'failure.upload': 'ファイルをアップロードできませんでした',
  'failure.delete': '「{name}」を削除できませんでした',
  'failure.rename': '「{name}」の名前を変更できませんでした',
  'failure.duplicate': '「{name}」を複製できませんでした',
  'failure.favourite': 'お気に入りを更新できませんでした',
  'failure.create': 'このテンプレートから始められませんでした',
  'brands.deleteFailed': 'ブランドを削除できませんでした。',
  'brands.saveFailed': 'ブランドを保存できませんでした。',
  'projects.errorTitle': '動画を読み込めませんでした',
  'render.noBlenderTitle': '書き出しを利用できません',
  'render.noBlenderText':
    'このサーバーにはBlenderレンダラーがないため、3Dテンプレートを書き出せません。編集と保存はできます。',
};
