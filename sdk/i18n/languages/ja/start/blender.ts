import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'これは3Dテンプレートです。プレビューには静止画が表示されます。',
  'blender.oneScene': 'このテンプレートのシーンは1つです。',
  'blender.tracks': '音楽',
  'blender.tracksHint': '1曲が動画全体に流れます。',
  'blender.noTracks': 'このテンプレートで使える音楽はありません。',
  'blender.renderTitle': '書き出しを利用できません',
  'blender.renderText':
    'このサーバーにはBlenderレンダラーがないため、3Dテンプレートを書き出せません。編集と保存はできます。',
};
