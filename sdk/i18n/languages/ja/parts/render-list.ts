import type { Translation } from '../../../message';
import type { renderListMessages } from '../../../parts/render-list';

export const messages: Translation<typeof renderListMessages> = {
  'renders.title': '以前の書き出し',
  'renders.facts': '{width} × {height} · {time}',
  'renders.megabytes': '{count} MB',
  'renders.play': '{date}の書き出しを再生',
  'renders.show': '{date}の書き出しを表示',
  'renders.download': '{date}の書き出しをダウンロード',
  'renders.playing': '再生中',
  'renders.showing': '上に表示中',
  'renders.caption': '{date}の書き出し',
  'renders.backToLatest': '最新に戻る',
  'renders.close': 'プレビューを閉じる',
  'renders.done': '最新',
  'renders.edited': '書き出し後に編集',
  'renders.saveFrame': 'このフレームを保存',
};
