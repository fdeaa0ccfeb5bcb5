/** The styles of the editor and the preview, downloaded with them: a grid of templates does without. */
import touchButton from '../../controls/button/touch-button.css?inline';
import touchColorField from '../../controls/color-field/touch-color-field.css?inline';
import containedField from '../../controls/field/contained-field.css?inline';
import mediaPreview from '../../controls/media-preview/media-preview.css?inline';
import touchSegments from '../../controls/segments/touch-segments.css?inline';
import slider from '../../controls/slider/slider.css?inline';
import transport from '../../controls/transport/transport.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import sceneForm from '../scene-form/scene-form.css?inline';
import stage from '../stage/stage.css?inline';
import editorBar from './bar/editor-bar.css?inline';
import projectEditor from './project-editor.css?inline';
import touchTargets from './touch-targets.css?inline';

/** Before anything of an editor or a preview is painted. */
export const useEditorStyles = lazyStyles([
  editorBar,
  projectEditor,
  slider,
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
