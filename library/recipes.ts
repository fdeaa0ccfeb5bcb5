/** All recipes of the library, in the order in which they are offered. */
import { customerStory } from './recipes/customer-story/recipe';
import { eventNight } from './recipes/event-night/recipe';
import { handyTips } from './recipes/handy-tips/recipe';
import { productLaunch } from './recipes/product-launch/recipe';
import { stepByStep } from './recipes/step-by-step/recipe';
import type { RecipeSource } from './template';

export const recipes: readonly RecipeSource[] = [productLaunch, customerStory, eventNight, handyTips, stepByStep];
