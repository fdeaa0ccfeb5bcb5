/** The styles of the editor and the preview, downloaded with them: a grid of templates does without. */
import touchButton from '../button/touch-button.css?inline';
import touchColorField from '../color-field/touch-color-field.css?inline';
import containedField from '../field/contained-field.css?inline';
import imageField from '../image-field/image-field.css?inline';
import mediaPreview from '../media-preview/media-preview.css?inline';
import editorBar from '../project-editor/editor-bar.css?inline';
import projectEditor from '../project-editor/project-editor.css?inline';
import touchTargets from '../project-editor/touch-targets.css?inline';
import sceneForm from '../scene-form/scene-form.css?inline';
import touchSegments from '../segments/touch-segments.css?inline';
import slider from '../slider/slider.css?inline';
import stage from '../stage/stage.css?inline';
import transport from '../transport/transport.css?inline';
import { lazyStyles } from './lazy-styles';

/** Before anything of an editor or a preview is painted. */
export const useEditorStyles = lazyStyles([
  editorBar,
  projectEditor,
  slider,
  imageField,
  mediaPreview,
  containedField,
  sceneForm,
  transport,
  stage,
  touchTargets,
  touchButton,
  touchColorField,
  touchSegments,
]);
