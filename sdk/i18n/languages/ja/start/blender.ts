import type { blenderMessages } from '../../../english/blender';
import type { Translation } from '../../../message';

export const messages: Translation<typeof blenderMessages> = {
  'blender.stills': 'これは3Dテンプレートです。プレビューには静止画が表示されます。',
  'blender.oneScene': 'このテンプレートのシーンは1つです。',
};
