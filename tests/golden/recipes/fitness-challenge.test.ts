import { testRecipeFrames } from '../library-frames';

testRecipeFrames('fitness-challenge');
