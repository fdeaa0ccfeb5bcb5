import { testRecipeFrames } from '../library-frames';

testRecipeFrames('food-and-drink');
