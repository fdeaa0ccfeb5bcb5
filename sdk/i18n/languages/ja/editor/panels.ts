import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'editor.sceneCount': 'シーン{count}個',
  'editor.noScenesTitle': 'シーンはまだありません',
  'editor.noScenesText': 'シーンを追加して始めましょう。',
  'editor.panelScene': 'シーン',
  'editor.panelEdit': '編集',
  'editor.panelStyle': 'スタイル',
  'editor.panelMusic': '音楽',
  'editor.panelScenes': 'シーン',
  'editor.previewLoading': 'プレビューを読み込んでいます…',
  'editor.redo': 'やり直す',
  'editor.position': '再生位置',
};
