/** All recipes of the library, in the order in which they are offered. */

import { brandStory } from './recipes/brand-story/recipe';
import { companyUpdate } from './recipes/company-update/recipe';
import { customerStory } from './recipes/customer-story/recipe';
import { eventNight } from './recipes/event-night/recipe';
import { fitnessChallenge } from './recipes/fitness-challenge/recipe';
import { foodAndDrink } from './recipes/food-and-drink/recipe';
import { handyTips } from './recipes/handy-tips/recipe';
import { newArrival } from './recipes/new-arrival/recipe';
import { priceDrop } from './recipes/price-drop/recipe';
import { productLaunch } from './recipes/product-launch/recipe';
import { productSpotlight } from './recipes/product-spotlight/recipe';
import { propertyListing } from './recipes/property-listing/recipe';
import { seasonalSale } from './recipes/seasonal-sale/recipe';
import { shopTheCollection } from './recipes/shop-the-collection/recipe';
import { stepByStep } from './recipes/step-by-step/recipe';
import { weAreHiring } from './recipes/we-are-hiring/recipe';
import type { RecipeSource } from './template';

export const recipeSources: readonly RecipeSource[] = [
  productLaunch,
  customerStory,
  eventNight,
  handyTips,
  propertyListing,
  weAreHiring,
  seasonalSale,
  brandStory,
  stepByStep,
  foodAndDrink,
  fitnessChallenge,
  companyUpdate,
  productSpotlight,
  shopTheCollection,
  priceDrop,
  newArrival,
];
