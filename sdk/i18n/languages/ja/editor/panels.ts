import type { panelMessages } from '../../../editor/panels';
import type { Translation } from '../../../message';

export const messages: Translation<typeof panelMessages> = {
  'panels.hide': 'パネルを隠す',
  'panels.show': 'パネルを表示',
  'panels.lowContrast':
    'コントラスト不足：「{name}」は読みにくい状態です（{ratio}:1。テキストには4.5:1が必要です）。もっと明るい色か暗い色を選んでください。',
};
