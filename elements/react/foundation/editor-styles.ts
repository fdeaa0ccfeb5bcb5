/** The styles of the editor and the preview, downloaded with them: a grid of templates does without. */
import backgroundForm from '../background-form/background-form.css?inline';
import commandPalette from '../command-palette/command-palette.css?inline';
import cropDialog from '../crop-dialog/crop-dialog.css?inline';
import feedbackForm from '../feedback-form/feedback-form.css?inline';
import imageField from '../image-field/image-field.css?inline';
import keyCaps from '../key-caps/key-caps.css?inline';
import missingNotice from '../missing-notice/missing-notice.css?inline';
import musicPanel from '../music-panel/music-panel.css?inline';
import pictureEditing from '../picture-editing/picture-editing.css?inline';
import shortcutSheet from '../project-editor/commands/shortcut-sheet.css?inline';
import projectPreview from '../project-preview/project-preview.css?inline';
import renderDialog from '../render-dialog/render-dialog.css?inline';
import sceneForm from '../scene-form/scene-form.css?inline';
import sceneList from '../scene-list/scene-list.css?inline';
import stage from '../stage/stage.css?inline';
import storyboard from '../storyboard/storyboard.css?inline';
import stylePanel from '../style-panel/style-panel.css?inline';
import transport from '../transport/transport.css?inline';
import versionConflict from '../version-conflict/version-conflict.css?inline';
import waveform from '../waveform/waveform.css?inline';
import { lateStyles } from './late-styles';

/** Before anything of an editor or a preview is painted. */
export const useEditorStyles = lateStyles([
  backgroundForm,
  commandPalette,
  cropDialog,
  feedbackForm,
  imageField,
  keyCaps,
  missingNotice,
  musicPanel,
  renderDialog,
  sceneForm,
  sceneList,
  storyboard,
  stylePanel,
  transport,
  versionConflict,
  waveform,
  shortcutSheet,
  projectPreview,
  stage,
  pictureEditing,
]);
