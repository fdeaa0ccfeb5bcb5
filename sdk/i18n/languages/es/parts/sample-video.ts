import type { Translation } from '../../../message';
import type { sampleVideoMessages } from '../../../parts/sample-video';

export const messages: Translation<typeof sampleVideoMessages> = {
  'recipe.watch': 'Ver video',
  'recipe.watchStyle': 'Ver {style}',
  'recipe.watchAgain': 'Ver de nuevo',
  'recipe.sample': '{recipe} con el estilo {style}',
  'recipe.sampleMaking': 'Preparando el video…',
  'recipe.sampleError': 'No se pudo reproducir el video',
  'recipe.samplePlace': 'Posición en el video',
  'recipe.sampleTime': '{time} de {duration}',
};
