import { testRecipeFrames } from '../library-frames';

testRecipeFrames('company-update');
