/** Message catalogues and the translator. */
export { accountMessages } from './account/account-messages';
export { agencyMessages } from './agency/agency-messages';
export { type ReplyKey, type ReplyWords, replyWords } from './assistant-replies/reply-words';
export { directionOf } from './direction';
export { helpMessages } from './help/help-messages';
export type { LoadedLanguage, MessageChapter } from './language';
export { LANGUAGE_CODES, type LanguageCode, languageFor } from './language-codes';
export { addMessages } from './lazy-messages';
export { type MailKey, type MailWords, mailWords } from './mails/mail-words';
export { operatorMessages } from './operator/operator-messages';
export { templateImportMessages } from './operator/template-import';
export { appShellMessages } from './parts/app-shell';
export { arrangementMessages } from './parts/arrangement';
export { backgroundFormMessages } from './parts/background-form';
export { backgroundRemovalMessages } from './parts/background-removal';
export { brandMessages } from './parts/brands';
export { commandListMessages } from './parts/command-list';
export { deviceExportMessages } from './parts/device-export';
export { embeddedMessages } from './parts/embedded';
export { exportRatioMessages } from './parts/export-ratios';
export { feedbackMessages } from './parts/feedback';
export { focusPointMessages } from './parts/focus-point';
export { generatedTextMessages } from './parts/generated-texts';
export { gridFilterMessages } from './parts/grid-filters';
export { homeMessages } from './parts/home';
export { imageProjectMessages } from './parts/image-project';
export { languageMessages } from './parts/language';
export { libraryPageMessages } from './parts/library-pages';
export { lowContrastMessages } from './parts/low-contrast';
export { mediaPickerMessages } from './parts/media-picker';
export { missingPartMessages } from './parts/missing-parts';
export { musicMessages } from './parts/music';
export { nothingFoundMessages } from './parts/nothing-found';
export { notificationMessages } from './parts/notifications';
export { outputChoiceMessages } from './parts/output-choice';
export { ownMusicMessages } from './parts/own-music';
export { pageControlMessages } from './parts/page-controls';
export { pageMediaMessages } from './parts/page-media';
export { panelSizeMessages } from './parts/panel-size';
export { pictureEditingMessages } from './parts/picture-editing';
export { pictureExportMessages } from './parts/picture-export';
export { previewScreenMessages } from './parts/preview-screen';
export { productPickerMessages } from './parts/product-picker';
export { projectCheckMessages } from './parts/project-check';
export { projectMessages } from './parts/projects';
export { publishingMessages } from './parts/publishing';
export { renderMessages } from './parts/render';
export { renderListMessages } from './parts/render-list';
export { reviewPickerMessages } from './parts/review-picker';
export { sampleVideoMessages } from './parts/sample-video';
export { sceneListMessages } from './parts/scene-list';
export { shareCommentMessages } from './parts/share-comments';
export { sharedVideoMessages } from './parts/shared-video';
export { sharingMessages } from './parts/sharing';
export { stockMessages } from './parts/stock';
export { storyboardMessages } from './parts/storyboard';
export { styleMessages } from './parts/style';
export { uploadMessages } from './parts/uploads';
export { versionMessages } from './parts/versions';
export { videoPlayerMessages } from './parts/video-player';
export { loadScreenWords, type ScreenWords } from './screen-words';
export { supportMessages } from './support/support-messages';
export type { SurveyPageWords } from './survey-page/english';
export { SURVEY_PAGE_WORDS } from './survey-page/survey-page-words';
export {
  canonicalLocale,
  createFiller,
  createTranslator,
  type Message,
  type MessageKey,
  type MessageOverrides,
  type Translator,
} from './translator';
