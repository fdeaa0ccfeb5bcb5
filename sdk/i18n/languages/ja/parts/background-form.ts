import type { Translation } from '../../../message';
import type { backgroundFormMessages } from '../../../parts/background-form';

export const messages: Translation<typeof backgroundFormMessages> = {
  'editor.backgroundColor': '色',
  'editor.backgroundImage': '画像',
  'editor.backgroundVideo': '動画',
  'editor.positionX': '横の位置',
  'editor.positionY': '縦の位置',
  'editor.trimStart': '開始',
  'trim.end': '終了',
  'animations.background': 'アニメーション',
  'animations.behind': 'アニメーションの背後の色',
  'background.isAnimated': 'この画像はアニメーションです。動画として使うと動きます。',
  'background.useAsVideo': '動画として使う',
};
