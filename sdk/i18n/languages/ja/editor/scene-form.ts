import type { sceneFormMessages } from '../../../editor/scene-form';
import type { Translation } from '../../../message';

export const messages: Translation<typeof sceneFormMessages> = {
  'sceneForm.review': 'レビュー',
  'sceneForm.product': '商品',
  'sceneForm.numbered': '{title} {number}',
  'sceneForm.animation': 'アニメーション',
  'picture.crop': '切り抜きと位置',
  'picture.removeBackground': '背景を削除',
  'picture.restoreBackground': '背景を元に戻す',
  'editor.characters': '{count} / {max}',
  'editor.overflow': 'このテキストは収まりません。短くしないと途中で切れます。',
  'editor.collides': 'このテキストは画像や飾りに重なっています。短くしてください。',
  'editor.tooLong': '上限を{count}文字超えています。短くすると保存できます。',
};
