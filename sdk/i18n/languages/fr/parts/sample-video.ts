import type { Translation } from '../../../message';
import type { sampleVideoMessages } from '../../../parts/sample-video';

export const messages: Translation<typeof sampleVideoMessages> = {
  'recipe.watch': 'Voir la vidéo',
  'recipe.watchStyle': 'Voir {style}',
  'recipe.watchAgain': 'Revoir',
  'recipe.sample': '{recipe} dans le style {style}',
  'recipe.sampleMaking': 'Préparation de la vidéo…',
  'recipe.sampleError': 'Impossible de lire la vidéo',
  'recipe.samplePlace': 'Position dans la vidéo',
  'recipe.sampleTime': '{time} sur {duration}',
};
