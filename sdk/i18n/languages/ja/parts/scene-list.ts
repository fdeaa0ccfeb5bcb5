import type { Translation } from '../../../message';
import type { sceneListMessages } from '../../../parts/scene-list';

export const messages: Translation<typeof sceneListMessages> = {
  'editor.duplicateScene': '複製',
  'editor.removeScene': '削除',
  'editor.moveUp': '上へ移動',
  'editor.moveDown': '下へ移動',
  'editor.sceneMenu': '{name}の操作',
  'editor.dragScene': 'ドラッグして{name}を並べ替え',
  'editor.dragHelp': 'スペースキーでシーンをつかみ、矢印キーで移動し、スペースキーで置きます。Escでキャンセルします。',
  'editor.addSceneTitle': 'シーンを追加',
  'editor.addSceneText': '選択中のシーンの後に追加されます。',
};
