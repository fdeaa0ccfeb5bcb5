import { messages as errors } from '../errors';
import { messages as appShell } from './app-shell';
import { messages as arrangement } from './arrangement';
import { messages as backgroundForm } from './background-form';
import { messages as backgroundRemoval } from './background-removal';
import { messages as brands } from './brands';
import { messages as charts } from './charts';
import { messages as commandList } from './command-list';
import { messages as deviceExport } from './device-export';
import { messages as embedded } from './embedded';
import { messages as exportRatios } from './export-ratios';
import { messages as feedback } from './feedback';
import { messages as focusPoint } from './focus-point';
import { messages as generatedTexts } from './generated-texts';
import { messages as gridFilters } from './grid-filters';
import { messages as home } from './home';
import { messages as imageProject } from './image-project';
import { messages as language } from './language';
import { messages as libraryPages } from './library-pages';
import { messages as lowContrast } from './low-contrast';
import { messages as mediaPicker } from './media-picker';
import { messages as missingParts } from './missing-parts';
import { messages as music } from './music';
import { messages as nothingFound } from './nothing-found';
import { messages as notifications } from './notifications';
import { messages as outputChoice } from './output-choice';
import { messages as ownMusic } from './own-music';
import { messages as pageControls } from './page-controls';
import { messages as pageMedia } from './page-media';
import { messages as panelSize } from './panel-size';
import { messages as pictureEditing } from './picture-editing';
import { messages as pictureExport } from './picture-export';
import { messages as previewScreen } from './preview-screen';
import { messages as productPicker } from './product-picker';
import { messages as projectCheck } from './project-check';
import { messages as projects } from './projects';
import { messages as publishing } from './publishing';
import { messages as render } from './render';
import { messages as renderList } from './render-list';
import { messages as reviewPicker } from './review-picker';
import { messages as sampleVideo } from './sample-video';
import { messages as sceneList } from './scene-list';
import { messages as shareComments } from './share-comments';
import { messages as sharedVideo } from './shared-video';
import { messages as sharing } from './sharing';
import { messages as stock } from './stock';
import { messages as storyboard } from './storyboard';
import { messages as style } from './style';
import { messages as uploads } from './uploads';
import { messages as versions } from './versions';
import { messages as videoPlayer } from './video-player';

export const messages = {
  ...errors,
  ...appShell,
  ...arrangement,
  ...backgroundForm,
  ...backgroundRemoval,
  ...brands,
  ...charts,
  ...commandList,
  ...deviceExport,
  ...embedded,
  ...exportRatios,
  ...feedback,
  ...focusPoint,
  ...generatedTexts,
  ...gridFilters,
  ...home,
  ...imageProject,
  ...language,
  ...libraryPages,
  ...mediaPicker,
  ...missingParts,
  ...music,
  ...notifications,
  ...nothingFound,
  ...outputChoice,
  ...ownMusic,
  ...pageControls,
  ...pageMedia,
  ...panelSize,
  ...previewScreen,
  ...lowContrast,
  ...pictureEditing,
  ...pictureExport,
  ...productPicker,
  ...projectCheck,
  ...projects,
  ...publishing,
  ...render,
  ...renderList,
  ...reviewPicker,
  ...sampleVideo,
  ...sceneList,
  ...shareComments,
  ...sharedVideo,
  ...sharing,
  ...stock,
  ...storyboard,
  ...style,
  ...uploads,
  ...versions,
  ...videoPlayer,
};
