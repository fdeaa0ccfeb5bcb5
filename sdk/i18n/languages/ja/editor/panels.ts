import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'パネルを隠す',
  'panels.show': 'パネルを表示',
  'panels.lowContrast': '「{name}」が読みにくくなっています。もっと明るい色か暗い色を選んでください。',
  'editor.sceneCount': 'シーン{count}個',
  'editor.noScenesTitle': 'シーンはまだありません',
  'editor.noScenesText': 'シーンを追加して始めましょう。',
  'editor.panelScene': 'シーン',
  'editor.panelStyle': 'スタイル',
  'editor.panelMusic': '音楽',
  'editor.panelScenes': 'シーン',
  'editor.previewLoading': 'プレビューを読み込んでいます…',
  'editor.redo': 'やり直す',
  'editor.position': '再生位置',
};
