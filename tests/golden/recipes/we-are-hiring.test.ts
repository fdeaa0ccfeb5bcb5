import { testRecipeFrames } from '../library-frames';

testRecipeFrames('we-are-hiring');
