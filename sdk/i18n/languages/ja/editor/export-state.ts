import type { exportStateMessages } from '../../../editor/export-state';
import type { Translation } from '../../../message';

export const messages: Translation<typeof exportStateMessages> = {
  'render.ready': '動画ができました',
  'render.percent': '{percent}%',
  'render.limitTitle': 'ちょっと待って、レンダリングの達人！',
  'render.limitText':
    '書き出しの上限に達しました。有料の月額プランにアップグレードするか、次の請求日までお待ちください。',
  'render.limitButton': 'プランをアップグレード',
  'render.errorTitle': 'おっと！',
  'render.errorText': 'レンダリングの作成中にエラーが発生しました',
  'render.concurrentTitle': '別の書き出しを実行中です',
  'render.concurrentText': '終わるまで待つか、キャンセルしてください。',
  'render.tooLongTitle': '長すぎるテキストがあります',
  'render.emptyTitle': '書き出すものがまだありません',
  'render.durationTitle': '動画が長すぎます',
  'render.emptyText': '書き出す前にシーンを追加してください。',
  'renders.queued': '順番待ち',
  'renders.rendering': '書き出し中 {percent}%',
  'pictureExport.ready': '画像ができました',
  'pictureExport.start': '書き出す',
  'feedback.failed': 'フィードバックを送信できませんでした',
};
