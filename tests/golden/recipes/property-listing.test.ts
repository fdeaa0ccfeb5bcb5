import { testRecipeFrames } from '../library-frames';

testRecipeFrames('property-listing');
