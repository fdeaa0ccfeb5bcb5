import type { Translation } from '../../../message';
import type { lowContrastMessages } from '../../../parts/low-contrast';

export const messages: Translation<typeof lowContrastMessages> = {
  'contrast.choose': '「{name}」が読みにくくなっています。もっと明るい色か暗い色を選んでください。',
  'contrast.hard': '「{name}」が読みにくくなっています。',
  'contrast.try': '{color} を試す',
};
