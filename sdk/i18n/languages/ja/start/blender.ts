import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': '画像と色は、書き出した3D動画に表示されます。',
  'blender.oneScene': 'このテンプレートのシーンは1つです。',
};
