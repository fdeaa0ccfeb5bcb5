import type { Translation } from '../../../message';
import type { sampleVideoMessages } from '../../../parts/sample-video';

export const messages: Translation<typeof sampleVideoMessages> = {
  'recipe.watch': '見る',
  'recipe.watchStyle': '{style}を見る',
  'recipe.watchAgain': 'もう一度見る',
  'recipe.sample': '{recipe}（{style}スタイル）',
  'recipe.sampleMaking': '動画を準備しています…',
  'recipe.sampleError': '動画を再生できませんでした',
  'recipe.samplePlace': '動画の位置',
  'recipe.sampleTime': '{time} / {duration}',
};
