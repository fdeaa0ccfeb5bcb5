import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'パネルを隠す',
  'panels.show': 'パネルを表示',
  'panels.lowContrast': '「{name}」が読みにくくなっています。もっと明るい色か暗い色を選んでください。',
};
