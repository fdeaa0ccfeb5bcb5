import type { Translation } from '../../../message';
import type { sampleVideoMessages } from '../../../parts/sample-video';

export const messages: Translation<typeof sampleVideoMessages> = {
  'recipe.watch': 'Assistir',
  'recipe.watchStyle': 'Assistir a {style}',
  'recipe.watchAgain': 'Assistir de novo',
  'recipe.sample': '{recipe} no estilo {style}',
  'recipe.sampleMaking': 'Preparando o vídeo…',
  'recipe.sampleError': 'Não foi possível reproduzir o vídeo',
  'recipe.samplePlace': 'Posição do vídeo',
  'recipe.sampleTime': '{time} de {duration}',
};
