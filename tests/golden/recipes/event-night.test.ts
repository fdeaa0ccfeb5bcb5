import { testRecipeFrames } from '../library-frames';

testRecipeFrames('event-night');
