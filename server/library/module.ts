import { eq } from 'drizzle-orm';
import { defineModule } from '../platform/modules/module';
import { addRecipeFavourite } from './routes/add-recipe-favourite';
import { categories } from './routes/categories';
import { fonts } from './routes/fonts';
import { goals } from './routes/goals';
import { ingredientTemplates } from './routes/ingredient-templates';
import { moods } from './routes/moods';
import { musicKit } from './routes/music/music-kit';
import { musicKits } from './routes/music/music-kits';
import { recipe } from './routes/recipe';
import { recipes } from './routes/recipes';
import { removeRecipeFavourite } from './routes/remove-recipe-favourite';
import { searchSuggestions } from './routes/search-suggestions';
import { sections } from './routes/sections';
import { addTemplateFavourite } from './routes/template/add-template-favourite';
import { addTemplateGroupFavourite } from './routes/template/add-template-group-favourite';
import { checkTemplate } from './routes/template/check-template';
import { removeTemplateFavourite } from './routes/template/remove-template-favourite';
import { removeTemplateGroupFavourite } from './routes/template/remove-template-group-favourite';
import { template } from './routes/template/template';
import { templateFields } from './routes/template/template-fields';
import { templateGroup } from './routes/template/template-group';
import { templateGroups } from './routes/template/template-groups';
import { templates } from './routes/template/templates';
import { templateFamilies } from './routes/template-families';
import { templateFamily } from './routes/template-family';
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
