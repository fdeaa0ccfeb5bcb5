import type { animationMessages } from '../../../editor/animations';
import type { Translation } from '../../../message';

export const messages: Translation<typeof animationMessages> = {
  'animations.background': 'رسوم متحركة',
  'animations.behind': 'اللون خلف الرسوم المتحركة',
};
