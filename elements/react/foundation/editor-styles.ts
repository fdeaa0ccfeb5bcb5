/** The styles of the editor and the preview, downloaded with them: a grid of templates does without. */
import { useEnvironmentContext } from '@ark-ui/react/environment';
import { useLayoutEffect } from 'react';
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
import transport from '../transport/transport.css?inline';
import versionConflict from '../version-conflict/version-conflict.css?inline';
import waveform from '../waveform/waveform.css?inline';
import { LAYER_ORDER } from './styles';

const parts = [
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
  transport,
  versionConflict,
  waveform,
  shortcutSheet,
  projectPreview,
  stage,
  pictureEditing,
];

let sheet: CSSStyleSheet | undefined;

/**
 * Has the root around the component adopt the editor's styles before anything of it is painted. They stay: another editor may
 * stand in the same root.
 */
export function useEditorStyles(): void {
  const { getRootNode } = useEnvironmentContext();
  useLayoutEffect(() => {
    const root = getRootNode() as Document | ShadowRoot;
    const styles = editorStyles();
    if (!root.adoptedStyleSheets.includes(styles)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, styles];
  }, [getRootNode]);
}

function editorStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([LAYER_ORDER, ...parts].join('\n'));
  }
  return sheet;
}
