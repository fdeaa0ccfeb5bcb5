import type { Translation } from '../../../message';
import type { panelSizeMessages } from '../../../parts/panel-size';

export const messages: Translation<typeof panelSizeMessages> = {
  'panels.hide': 'パネルを隠す',
  'panels.show': 'パネルを表示',
  'panels.makeFull': '全体の高さにする',
  'panels.makeHalf': '半分の高さにする',
  'panels.height': 'パネルの高さ',
  'panels.closed': '閉じています',
  'panels.half': '半分',
  'panels.full': '全体',
};
