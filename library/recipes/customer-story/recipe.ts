import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { callToAction } from './call-to-action';
import { conversation } from './conversation/family';
import { figuresScene } from './figures';
import { journey } from './journey';
import { accent, BPM, cream, FOREST, ink, SAND } from './look';
import { moment } from './moment';
import { pictureText } from './picture-text';
import { quoteScene } from './quote';
import { statementScene } from './statement';
import { title } from './title';

const scenes = [title, statementScene, pictureText, quoteScene, journey, figuresScene, callToAction, moment];

/** A customer tells what has changed. */
export const customerStory: RecipeSource = {
  id: 2,
  slug: 'customer-story',
  name: 'Customer story',
  description: 'Let a customer tell what has changed. As a quiet page or as a lively chat.',
  goals: ['share-review', 'tell-story'],
  moods: ['calm', 'elegant', 'warm', 'playful'],
  tier: 'free',
  families: [
    {
      id: 21,
      slug: 'magazine',
      name: 'Magazine',
      description: 'A page of a fine magazine: warm serif on cream, doorways and slow masks.',
      bpm: BPM,
      moods: ['Calm', 'Elegant', 'Warm'],
      fontFamily: 'Fraunces',
      palette: [cream.hex, ink.hex, accent.hex, SAND, FOREST],
      defaultMusicKitId: 2,
      ingredients: createIngredients(BPM, scenes),
      defaultIngredientIds: [2101, 2102, 2103, 2104, 2108, 2107],
    },
    conversation,
  ],
};
