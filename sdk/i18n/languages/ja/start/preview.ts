import type { previewMessages } from '../../../english/preview';
import type { Translation } from '../../../message';

export const messages: Translation<typeof previewMessages> = {
  'preview.open': '全画面プレビュー',
  'preview.back': 'エディターに戻る',
  'timeline.inBars': '小節を表示',
  'timeline.inSeconds': '小節を隠す',
  'timeline.timeOf': '{time} / {total}',
  'timeline.bar': '{bar}小節目',
};
