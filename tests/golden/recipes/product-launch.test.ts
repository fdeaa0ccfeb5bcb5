import { testRecipeFrames } from '../library-frames';

testRecipeFrames('product-launch');
