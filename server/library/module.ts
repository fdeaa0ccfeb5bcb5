import { eq } from 'drizzle-orm';
import { defineModule } from '../platform/modules/module';
import { categories } from './routes/categories';
import { fonts } from './routes/fonts';
import { goals } from './routes/goals';
import { ingredientTemplates } from './routes/ingredient-templates';
import { moods } from './routes/moods';
import { musicKit, musicKits } from './routes/music/music-kits';
import { addRecipeFavourite, recipe, recipes, removeRecipeFavourite } from './routes/recipes';
import { searchSuggestions } from './routes/search-suggestions';
import { sections } from './routes/sections';
import {
  addTemplateGroupFavourite,
  removeTemplateGroupFavourite,
  templateGroup,
  templateGroups,
} from './routes/template/template-groups';
import {
  addTemplateFavourite,
  checkTemplate,
  removeTemplateFavourite,
  template,
  templateFields,
  templates,
} from './routes/template/templates';
import { templateFamilies, templateFamily } from './routes/template-families';
import { libraryDomain } from './services';
import { favourite } from './tables';

export const libraryModule = defineModule(libraryDomain, {
  calls: [
    goals,
    moods,
    searchSuggestions,
    sections,
    categories,
    recipes,
    recipe,
    addRecipeFavourite,
    removeRecipeFavourite,
    templateFamilies,
    templateFamily,
    ingredientTemplates,
    fonts,
    templates,
    template,
    templateFields,
    checkTemplate,
    addTemplateFavourite,
    removeTemplateFavourite,
    templateGroups,
    templateGroup,
    addTemplateGroupFavourite,
    removeTemplateGroupFavourite,
    musicKits,
    musicKit,
  ],
  personalRecords: {
    'favorites.json': (db, userId) => db.select().from(favourite).where(eq(favourite.userId, userId)),
  },
});
