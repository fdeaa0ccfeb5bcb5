import { testRecipeFrames } from '../library-frames';

testRecipeFrames('customer-story');
