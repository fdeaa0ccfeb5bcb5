/** English messages that come with one part each, together: for types and tests. No part imports this. */
import { appShellMessages } from './app-shell';
import { arrangementMessages } from './arrangement';
import { backgroundFormMessages } from './background-form';
import { backgroundRemovalMessages } from './background-removal';
import { brandMessages } from './brands';
import { commandListMessages } from './command-list';
import { deviceExportMessages } from './device-export';
import { embeddedMessages } from './embedded';
import { exportRatioMessages } from './export-ratios';
import { feedbackMessages } from './feedback';
import { focusPointMessages } from './focus-point';
import { generatedTextMessages } from './generated-texts';
import { gridFilterMessages } from './grid-filters';
import { homeMessages } from './home';
import { imageProjectMessages } from './image-project';
import { languageMessages } from './language';
import { libraryPageMessages } from './library-pages';
import { lowContrastMessages } from './low-contrast';
import { mediaPickerMessages } from './media-picker';
import { missingPartMessages } from './missing-parts';
import { musicMessages } from './music';
import { nothingFoundMessages } from './nothing-found';
import { notificationMessages } from './notifications';
import { outputChoiceMessages } from './output-choice';
import { ownMusicMessages } from './own-music';
import { pageControlMessages } from './page-controls';
import { pageMediaMessages } from './page-media';
import { panelSizeMessages } from './panel-size';
import { pictureEditingMessages } from './picture-editing';
import { pictureExportMessages } from './picture-export';
import { previewScreenMessages } from './preview-screen';
import { productPickerMessages } from './product-picker';
import { projectCheckMessages } from './project-check';
import { projectMessages } from './projects';
import { publishingMessages } from './publishing';
import { renderMessages } from './render';
import { renderListMessages } from './render-list';
import { reviewPickerMessages } from './review-picker';
import { sampleVideoMessages } from './sample-video';
import { sceneListMessages } from './scene-list';
import { shareCommentMessages } from './share-comments';
import { sharedVideoMessages } from './shared-video';
import { sharingMessages } from './sharing';
import { stockMessages } from './stock';
import { storyboardMessages } from './storyboard';
import { styleMessages } from './style';
import { uploadMessages } from './uploads';
import { versionMessages } from './versions';
import { videoPlayerMessages } from './video-player';

export const partMessages = {
  ...lowContrastMessages,
  ...panelSizeMessages,
  ...previewScreenMessages,
  ...appShellMessages,
  ...arrangementMessages,
  ...backgroundFormMessages,
  ...backgroundRemovalMessages,
  ...commandListMessages,
  ...deviceExportMessages,
  ...embeddedMessages,
  ...exportRatioMessages,
  ...feedbackMessages,
  ...focusPointMessages,
  ...generatedTextMessages,
  ...gridFilterMessages,
  ...homeMessages,
  ...imageProjectMessages,
  ...languageMessages,
  ...libraryPageMessages,
  ...mediaPickerMessages,
  ...missingPartMessages,
  ...musicMessages,
  ...notificationMessages,
  ...nothingFoundMessages,
  ...outputChoiceMessages,
  ...ownMusicMessages,
  ...pageControlMessages,
  ...pageMediaMessages,
  ...pictureEditingMessages,
  ...pictureExportMessages,
  ...brandMessages,
  ...projectMessages,
  ...renderListMessages,
  ...renderMessages,
  ...productPickerMessages,
  ...projectCheckMessages,
  ...reviewPickerMessages,
  ...sampleVideoMessages,
  ...sceneListMessages,
  ...shareCommentMessages,
  ...sharedVideoMessages,
  ...publishingMessages,
  ...sharingMessages,
  ...stockMessages,
  ...storyboardMessages,
  ...styleMessages,
  ...uploadMessages,
  ...versionMessages,
  ...videoPlayerMessages,
} as const;
