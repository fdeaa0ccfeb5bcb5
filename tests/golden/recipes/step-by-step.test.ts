import { testRecipeFrames } from '../library-frames';

testRecipeFrames('step-by-step');
