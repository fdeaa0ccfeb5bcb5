import { testRecipeFrames } from '../library-frames';

testRecipeFrames('handy-tips');
