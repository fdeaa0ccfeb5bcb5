import type { Translation } from '../../../message';
import type { backgroundFormMessages } from '../../../parts/background-form';

export const messages: Translation<typeof backgroundFormMessages> = {
  'editor.backgroundColor': 'Farbe',
  'editor.backgroundImage': 'Bild',
  'editor.backgroundVideo': 'Video',
  'editor.positionX': 'Horizontale Position',
  'editor.positionY': 'Vertikale Position',
  'editor.trimStart': 'Beginnt bei',
  'trim.end': 'Endet bei',
  'animations.background': 'Animation',
  'animations.behind': 'Farbe hinter der Animation',
  'background.isAnimated': 'Dieses Bild ist animiert. Als Video bewegt es sich.',
  'background.useAsVideo': 'Als Video verwenden',
};
