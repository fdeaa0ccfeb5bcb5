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
};
