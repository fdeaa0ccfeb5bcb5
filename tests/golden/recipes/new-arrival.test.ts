import { testRecipeFrames } from '../library-frames';

testRecipeFrames('new-arrival');
