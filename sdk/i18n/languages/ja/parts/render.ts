import type { Translation } from '../../../message';
import type { renderMessages } from '../../../parts/render';

export const messages: Translation<typeof renderMessages> = {
  'render.title': '動画を書き出す',
  'render.text': 'MP4、{width} × {height}、{fps}フレーム/秒、{seconds}秒',
  'render.intro': '動画を1つのMP4ファイルとして書き出します。',
  'render.in3d': 'この動画は3Dで書き出されます。所要時間は約{time}です。',
  'render.edited': '前回の書き出しの後に動画を変更しています。反映するにはもう一度書き出してください。',
  'render.start': '動画を書き出す',
  'render.again': 'もう一度書き出す',
  'render.queued': '順番を待っています',
  'render.queueNext': '次に開始します',
  'render.queuePosition': '順番待ち：{count}番目',
  'render.rendering': '書き出し中',
  'render.canLeave': 'このページは閉じても大丈夫です。書き出しは続きます。',
  'render.cancel': '書き出しをキャンセル',
  'render.cancelled': '書き出しをキャンセルしました。',
  'render.doneTitle': '動画ができました',
  'render.download': 'MP4をダウンロード',
  'render.share': '共有',
  'render.failedTitle': '書き出しに失敗しました',
  'render.limitTextUntil':
    '書き出しの上限に達しました。有料の月額プランにアップグレードするか、次の請求日（{date}）までお待ちください。',
};
