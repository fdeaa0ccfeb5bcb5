import type { Translation } from '../../../message';
import type { previewScreenMessages } from '../../../parts/preview-screen';

export const messages: Translation<typeof previewScreenMessages> = {
  'preview.title': '{name}のプレビュー',
  'preview.enterFullscreen': '全画面表示',
  'preview.leaveFullscreen': '全画面表示を終了',
  'preview.empty': 'この動画にはまだシーンがありません',
};
