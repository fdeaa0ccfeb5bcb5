import { acceptInvitation } from './account/routes/accept-invitation';
import { accountProducts } from './account/routes/account-products';
import { accountVisits } from './account/routes/account-visits';
import { allowedOrigins, allowOrigin, disallowOrigin } from './account/routes/allowed-origins';
import { apiKeys, createApiKey, revokeApiKey, rotateApiKey } from './account/routes/api-keys';
import { appSettings } from './account/routes/app-settings';
import { auditLog, exportAudit } from './account/routes/audit-log';
import { dismissPopUp } from './account/routes/dismiss-pop-up';
import { actingAs, beginActingAs, endActingAs } from './account/routes/impersonation';
import { invitationOffer } from './account/routes/invitation-offer';
import { createInvitation, deleteInvitation, invitations } from './account/routes/invitations';
import { linkedIdentities, unlinkIdentity } from './account/routes/linked-identities';
import { login } from './account/routes/login';
import { loginCheck } from './account/routes/login-check';
import { logout } from './account/routes/logout';
import { me } from './account/routes/me';
import { people } from './account/routes/people';
import { permissions } from './account/routes/permissions';
import { refresh } from './account/routes/refresh';
import { register } from './account/routes/register';
import { requestPasswordReset } from './account/routes/request-password-reset';
import { resetPassword } from './account/routes/reset-password';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from './account/routes/second-factor';
import { endOtherSessions, endSession, sessions } from './account/routes/sessions';
import { beginGoogle, loginFacebook, loginGoogle, loginTwitter, twitterUrl } from './account/routes/social-sign-in';
import { updateNotifications } from './account/routes/update-notifications';
import { updatePassword } from './account/routes/update-password';
import { updateProfile } from './account/routes/update-profile';
import { createOrganisation } from './brand/routes/create-organisation';
import { deleteOrganisation } from './brand/routes/delete-organisation';
import { organisation } from './brand/routes/organisation';
import { organisations } from './brand/routes/organisations';
import { updateOrganisation } from './brand/routes/update-organisation';
import { addRecipeFavourite } from './library/routes/add-recipe-favourite';
import { categories } from './library/routes/categories';
import { fonts } from './library/routes/fonts';
import { goals } from './library/routes/goals';
import { ingredientTemplates } from './library/routes/ingredient-templates';
import { moods } from './library/routes/moods';
import { musicKit } from './library/routes/music/music-kit';
import { musicKits } from './library/routes/music/music-kits';
import { recipe } from './library/routes/recipe';
import { recipes } from './library/routes/recipes';
import { removeRecipeFavourite } from './library/routes/remove-recipe-favourite';
import { searchSuggestions } from './library/routes/search-suggestions';
import { sections } from './library/routes/sections';
import { addTemplateFavourite } from './library/routes/template/add-template-favourite';
import { addTemplateGroupFavourite } from './library/routes/template/add-template-group-favourite';
import { checkTemplate } from './library/routes/template/check-template';
import { removeTemplateFavourite } from './library/routes/template/remove-template-favourite';
import { removeTemplateGroupFavourite } from './library/routes/template/remove-template-group-favourite';
import { template } from './library/routes/template/template';
import { templateFields } from './library/routes/template/template-fields';
import { templateGroup } from './library/routes/template/template-group';
import { templateGroups } from './library/routes/template/template-groups';
import { templates } from './library/routes/template/templates';
import { templateFamilies } from './library/routes/template-families';
import { templateFamily } from './library/routes/template-family';
import { beginUpload } from './media/routes/begin-upload';
import { cancelMedia } from './media/routes/cancel-media';
import { cancelUpload } from './media/routes/cancel-upload';
import { deleteMedia, moveMedia, restoreMedia, updateMedia } from './media/routes/change-media';
import { createMediaFolder, updateMediaFolder } from './media/routes/change-media-folder';
import { completeUpload } from './media/routes/complete-upload';
import { deleteMediaFolder } from './media/routes/delete-media-folder';
import { imageRoutes } from './media/routes/image-routes';
import { ingredientImageFromUrl } from './media/routes/ingredient-image-from-url';
import { ingredientVideoFromUrl } from './media/routes/ingredient-video-from-url';
import { media } from './media/routes/media';
import { mediaFolders, oneMediaFolder } from './media/routes/media-folders';
import { mediaList } from './media/routes/media-list';
import { resumableUpload, resumableUploads } from './media/routes/resumable-uploads';
import { shareMedia } from './media/routes/share-media';
import { uploadIngredientImage } from './media/routes/upload-ingredient-image';
import { uploadIngredientVideo } from './media/routes/upload-ingredient-video';
import { uploadMedia } from './media/routes/upload-media';
import { uploadPart } from './media/routes/upload-part';
import type { Route } from './platform/http/implement';
import { addFavourite } from './project/routes/add-favourite';
import { checkGeneratedTexts } from './project/routes/check-generated-texts';
import { confirmTexts } from './project/routes/confirm-texts';
import { createProject } from './project/routes/create-project';
import { deleteProject } from './project/routes/delete-project';
import { countDeviceExport, takeBackDeviceExport } from './project/routes/device-exports';
import { duplicateProject } from './project/routes/duplicate-project';
import { giveFeedback } from './project/routes/give-feedback';
import { mediaUseRoutes } from './project/routes/media-use-routes';
import { project } from './project/routes/project';
import { projectRenders } from './project/routes/project-renders';
import { projectStatus } from './project/routes/project-status';
import { projects } from './project/routes/projects';
import { removeFavourite } from './project/routes/remove-favourite';
import { renameProject } from './project/routes/rename-project';
import { saveBlenderProject } from './project/routes/save-blender-project';
import { saveProject } from './project/routes/save-project';
import { setDraft } from './project/routes/set-draft';
import { renderRoutes } from './render/routes/render-routes';
import type { Services } from './services';

/** Calls of the domains that are no modules yet. With those of `modules.ts` there is one for each call of the contract (a test compares them). */
export const routes: readonly Route<Services>[] = [
  login,
  refresh,
  logout,
  loginCheck,
  appSettings,
  beginGoogle,
  loginGoogle,
  loginFacebook,
  loginTwitter,
  twitterUrl,
  linkedIdentities,
  unlinkIdentity,
  me,
  permissions,
  dismissPopUp,
  requestPasswordReset,
  resetPassword,
  invitationOffer,
  acceptInvitation,
  register,
  updateProfile,
  updatePassword,
  updateNotifications,
  accountProducts,
  sessions,
  endSession,
  accountVisits,
  endOtherSessions,
  secondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  invitations,
  createInvitation,
  deleteInvitation,
  people,
  beginActingAs,
  actingAs,
  endActingAs,
  auditLog,
  exportAudit,
  apiKeys,
  createApiKey,
  rotateApiKey,
  revokeApiKey,
  allowedOrigins,
  allowOrigin,
  disallowOrigin,
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
  organisations,
  organisation,
  createOrganisation,
  updateOrganisation,
  deleteOrganisation,
  mediaList,
  media,
  uploadMedia,
  resumableUploads,
  resumableUpload,
  beginUpload,
  uploadPart,
  completeUpload,
  cancelUpload,
  cancelMedia,
  uploadIngredientImage,
  ingredientImageFromUrl,
  uploadIngredientVideo,
  ingredientVideoFromUrl,
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
  setDraft,
  checkGeneratedTexts,
  confirmTexts,
  giveFeedback,
  projectStatus,
  projectRenders,
  countDeviceExport,
  takeBackDeviceExport,
  ...imageRoutes,
  shareMedia,
  mediaFolders,
  oneMediaFolder,
  createMediaFolder,
  updateMediaFolder,
  deleteMediaFolder,
  updateMedia,
  deleteMedia,
  restoreMedia,
  moveMedia,
  ...mediaUseRoutes,
  ...renderRoutes,
];
