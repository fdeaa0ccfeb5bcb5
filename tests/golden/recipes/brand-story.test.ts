import { testRecipeFrames } from '../library-frames';

testRecipeFrames('brand-story');
