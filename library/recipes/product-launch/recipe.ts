import { createIngredients } from '../../ingredient';
import type { RecipeSource } from '../../template';
import { callToAction } from './call-to-action';
import { accent, BPM, ink, PAPER } from './look';
import { title } from './title';

/** Promotes a product: what it is, what is good about it, where to get it. */
export const productLaunch: RecipeSource = {
  id: 1,
  slug: 'product-launch',
  name: 'Product launch',
  description: 'Show what is new, why people want it and where to get it. Big type, hard cuts, one hot color.',
  goals: ['promote-product'],
  moods: ['energetic', 'bold'],
  tier: 'free',
  families: [
    {
      id: 11,
      slug: 'poster',
      name: 'Poster',
      description: 'A Swiss poster in motion: huge grotesk type on a tight grid.',
      bpm: BPM,
      moods: ['Energetic', 'Bold'],
      fontFamily: 'Archivo Black',
      palette: [PAPER, ink.hex, accent.hex, '#ffffff'],
      defaultMusicKitId: 1,
      ingredients: createIngredients(BPM, [title, callToAction]),
      defaultIngredientIds: [1101, 1107],
    },
  ],
};
