import type { Route } from '../platform/http/implement';
import { categories } from './library/categories';
import { fonts } from './library/fonts';
import { goals } from './library/goals';
import { ingredientTemplates } from './library/ingredient-templates';
import { moods } from './library/moods';
import { recipe } from './library/recipe';
import { recipes } from './library/recipes';
import { searchSuggestions } from './library/search-suggestions';
import { sections } from './library/sections';
import { templateFamilies } from './library/template-families';
import { templateFamily } from './library/template-family';
import { cancelMedia } from './media/cancel-media';
import { ingredientImageFromUrl } from './media/ingredient-image-from-url';
import { ingredientVideoFromUrl } from './media/ingredient-video-from-url';
import { media } from './media/media';
import { mediaList } from './media/media-list';
import { uploadIngredientImage } from './media/upload-ingredient-image';
import { uploadIngredientVideo } from './media/upload-ingredient-video';
import { uploadMedia } from './media/upload-media';
import { musicKit } from './music/music-kit';
import { musicKits } from './music/music-kits';
import { createOrganisation } from './organisation/create-organisation';
import { deleteOrganisation } from './organisation/delete-organisation';
import { organisation } from './organisation/organisation';
import { organisations } from './organisation/organisations';
import { updateOrganisation } from './organisation/update-organisation';
import { addFavourite } from './project/add-favourite';
import { createProject } from './project/create-project';
import { deleteProject } from './project/delete-project';
import { duplicateProject } from './project/duplicate-project';
import { giveFeedback } from './project/give-feedback';
import { project } from './project/project';
import { projectRenders } from './project/project-renders';
import { projectStatus } from './project/project-status';
import { projects } from './project/projects';
import { removeFavourite } from './project/remove-favourite';
import { renameProject } from './project/rename-project';
import { saveBlenderProject } from './project/save-blender-project';
import { saveProject } from './project/save-project';
import { cancelRender } from './render/cancel-render';
import { compileScene } from './render/compile-scene';
import { keyframes } from './render/keyframes';
import { renderImage } from './render/render-image';
import { renderPreview } from './render/render-preview';
import { requestKeyframes } from './render/request-keyframes';
import { requestRender } from './render/request-render';
import { login } from './security/login';
import { loginCheck } from './security/login-check';
import { logout } from './security/logout';
import { refresh } from './security/refresh';
import { surveyRoutes } from './survey/survey-routes';
import { addTemplateFavourite } from './template/add-template-favourite';
import { addTemplateGroupFavourite } from './template/add-template-group-favourite';
import { checkTemplate } from './template/check-template';
import { removeTemplateFavourite } from './template/remove-template-favourite';
import { removeTemplateGroupFavourite } from './template/remove-template-group-favourite';
import { template } from './template/template';
import { templateFields } from './template/template-fields';
import { templateGroup } from './template/template-group';
import { templateGroups } from './template/template-groups';
import { templates } from './template/templates';
import { checkTemplatePackage } from './template-package/check-template-package';
import { exportTemplate } from './template-package/export-template';
import { importTemplatePackage } from './template-package/import-template-package';
import { removeTemplatePackage } from './template-package/remove-template-package';
import { templatePackages } from './template-package/template-packages';
import { track } from './tracking/track';
import { usage } from './tracking/usage';
import { dismissPopUp } from './user/dismiss-pop-up';
import { me } from './user/me';

/** One for each call of the contract (a test compares the two). */
export const routes: readonly Route[] = [
  ...[login, refresh, logout, loginCheck, me, dismissPopUp],
  ...[
    goals,
    moods,
    searchSuggestions,
    sections,
    categories,
    recipes,
    recipe,
    templateFamilies,
    templateFamily,
    ingredientTemplates,
    fonts,
  ],
  ...[templates, template, templateFields, checkTemplate, addTemplateFavourite, removeTemplateFavourite],
  ...[templateGroups, templateGroup, addTemplateGroupFavourite, removeTemplateGroupFavourite],
  ...[checkTemplatePackage, importTemplatePackage, templatePackages, removeTemplatePackage, exportTemplate],
  ...[musicKits, musicKit],
  ...[organisations, organisation, createOrganisation, updateOrganisation, deleteOrganisation],
  ...[mediaList, media, uploadMedia, cancelMedia],
  ...[uploadIngredientImage, ingredientImageFromUrl, uploadIngredientVideo, ingredientVideoFromUrl],
  ...[
    projects,
    createProject,
    project,
    saveProject,
    saveBlenderProject,
    deleteProject,
    duplicateProject,
    renameProject,
    addFavourite,
    removeFavourite,
    giveFeedback,
  ],
  ...[renderImage, renderPreview],
  ...[projectStatus, projectRenders, requestRender, cancelRender, requestKeyframes, keyframes, compileScene],
  ...[track, usage],
  ...surveyRoutes,
];
