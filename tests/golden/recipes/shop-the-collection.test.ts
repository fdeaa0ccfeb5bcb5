import { testRecipeFrames } from '../library-frames';

testRecipeFrames('shop-the-collection');
