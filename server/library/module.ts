import { eq } from 'drizzle-orm';
import { mediaPorts } from '../media/ports';
import { defineModule } from '../platform/modules/module';
import { fillPort } from '../platform/modules/port';
import { libraryDomain } from './domain';
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
  fills: [fillPort(mediaPorts.fileWords, ({ libraryWords }) => ({ in: libraryWords.in }))],
  personalRecords: {
    'favorites.json': (db, userId) => db.select().from(favourite).where(eq(favourite.userId, userId)),
  },
});
