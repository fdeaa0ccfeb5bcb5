import type { Translation } from '../../../message';
import type { sampleVideoMessages } from '../../../parts/sample-video';

export const messages: Translation<typeof sampleVideoMessages> = {
  'recipe.watch': 'Ansehen',
  'recipe.watchStyle': '{style} ansehen',
  'recipe.watchAgain': 'Noch einmal ansehen',
  'recipe.sample': '{recipe} im Stil {style}',
  'recipe.sampleMaking': 'Das Video wird vorbereitet…',
  'recipe.sampleError': 'Das Video konnte nicht abgespielt werden',
  'recipe.samplePlace': 'Position im Video',
  'recipe.sampleTime': '{time} von {duration}',
};
