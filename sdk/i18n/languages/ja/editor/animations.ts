import type { animationMessages } from '../../../editor/animations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof animationMessages> = {
  'animations.background': 'アニメーション',
  'animations.behind': 'アニメーションの背後の色',
};
