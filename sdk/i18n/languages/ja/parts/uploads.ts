import type { Translation } from '../../../message';
import type { uploadMessages } from '../../../parts/uploads';

export const messages: Translation<typeof uploadMessages> = {
  'uploads.emptyFile': 'このファイルは空です。別のファイルを選んでください。',
  'uploads.unsupported':
    'この種類のファイルには対応していません。JPEG, PNG, WebP, GIF, AVIF, HEIC, MP4, MOV, WebM, MP3, M4A, AAC, WAV, OGG, FLAC、Lottieを使ってください。',
  'uploads.unsupportedMusic': 'この種類のファイルには対応していません。MP3, M4A, AAC, WAV, OGG, FLACを使ってください。',
  'uploads.title': 'アップロード',
  'uploads.waiting': '待機中',
  'uploads.uploading': 'アップロード中 {percent}%',
  'uploads.processing': '処理中',
  'uploads.pause': '{name}を一時停止',
  'uploads.resume': '{name}を再開',
  'uploads.paused': '{percent}%で一時停止中',
  'uploads.interrupted': '{percent}%で止まりました。続けるには同じファイルを選んでください。',
  'uploads.chooseAgain': 'ファイルを選択',
  'uploads.otherFile': '別のファイルです。続けるには{name}を選んでください。',
  'uploads.cancel': '{name}をキャンセル',
  'uploads.dismiss': '{name}を閉じる',
  'uploads.failedCount': '{count}件のアップロードに失敗しました',
  'uploads.retryAll': 'すべて再試行',
  'uploads.dismissAll': 'すべて閉じる',
  'uploads.converting': '変換中 {percent}%',
  'uploads.retry': '再試行',
};
