import { testRecipeFrames } from '../library-frames';

testRecipeFrames('price-drop');
