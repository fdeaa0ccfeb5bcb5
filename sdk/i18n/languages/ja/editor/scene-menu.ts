import type { sceneMenuMessages } from '../../../editor/scene-menu';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneMenuMessages> = {
  'sceneMenu.title': 'シーンを選択',
  'sceneMenu.text': 'シーンを選ぶと、テキスト、画像、色を編集できます。',
  'sceneMenu.scene': '{number}. {name}',
  'emptyVideo.title': 'まだプレビューできるものがありません',
  'emptyVideo.text': '最初のシーンがここに表示されます。',
  'emptyVideo.renderText': '書き出す前に、この動画にシーンを追加してください。',
  'emptyVideo.lostScene': 'このシーンのテンプレートがライブラリにないため、表示できません。',
};
