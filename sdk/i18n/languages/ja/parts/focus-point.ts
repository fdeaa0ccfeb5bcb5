import type { Translation } from '../../../message';
import type { focusPointMessages } from '../../../parts/focus-point';

export const messages: Translation<typeof focusPointMessages> = {
  'focus.title': '{name}のフォーカス点',
  'focus.text':
    '切り抜いても見えていてほしい場所に点をドラッグします。キーボードでは矢印キーで動かし、Shiftを押すと大きく動きます。',
  'focus.touch': '画像を切り抜いても表示したい部分に点をドラッグします。',
  'focus.picture': 'フォーカス点',
  'focus.position': '左から{x}%、上から{y}%',
  'focus.finding': '最適な点を探しています。今すぐ自分で決めることもできます。',
  'focus.crops': 'それぞれの形での切り抜き',
  'focus.landscape': '横長',
  'focus.square': '正方形',
  'focus.portrait': '縦長',
  'focus.found': '自動で見つけた点を使う',
  'focus.center': '中央を使う',
  'focus.save': 'フォーカス点を保存',
};
