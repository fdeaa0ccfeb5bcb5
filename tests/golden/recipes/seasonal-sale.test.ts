import { testRecipeFrames } from '../library-frames';

testRecipeFrames('seasonal-sale');
