/**
 * All component styles as one constructable style sheet: adopted by a shadow root or by the document, so that no style
 * element is ever inserted and a strict Content-Security-Policy holds.
 */
import tokens from '../../../sdk/theme/tokens.css?inline';
import backgroundForm from '../background-form/background-form.css?inline';
import button from '../button/button.css?inline';
import colorField from '../color-field/color-field.css?inline';
import commandPalette from '../command-palette/command-palette.css?inline';
import cropDialog from '../crop-dialog/crop-dialog.css?inline';
import dialog from '../dialog/dialog.css?inline';
import drawer from '../drawer/drawer.css?inline';
import embedded from '../embedded/embedded.css?inline';
import field from '../field/field.css?inline';
import imageField from '../image-field/image-field.css?inline';
import keyCaps from '../key-caps/key-caps.css?inline';
import libraryView from '../library-view/library-view.css?inline';
import mediaPicker from '../media-picker/media-picker.css?inline';
import menu from '../menu/menu.css?inline';
import missingNotice from '../missing-notice/missing-notice.css?inline';
import musicPanel from '../music-panel/music-panel.css?inline';
import notice from '../notice/notice.css?inline';
import pictureEditing from '../picture-editing/picture-editing.css?inline';
import progress from '../progress/progress.css?inline';
import projectCard from '../project-card/project-card.css?inline';
import shortcutSheet from '../project-editor/commands/shortcut-sheet.css?inline';
import projectEditor from '../project-editor/project-editor.css?inline';
import projectPreview from '../project-preview/project-preview.css?inline';
import projectsView from '../projects-view/projects-view.css?inline';
import recipeCard from '../recipe-card/recipe-card.css?inline';
import recipeFilters from '../recipe-filters/recipe-filters.css?inline';
import renderDialog from '../render-dialog/render-dialog.css?inline';
import sceneForm from '../scene-form/scene-form.css?inline';
import sceneList from '../scene-list/scene-list.css?inline';
import signIn from '../sign-in/sign-in.css?inline';
import skeleton from '../skeleton/skeleton.css?inline';
import stage from '../stage/stage.css?inline';
import startDialog from '../start-dialog/start-dialog.css?inline';
import stylePanel from '../style-panel/style-panel.css?inline';
import thumbnail from '../thumbnail/thumbnail.css?inline';
import toast from '../toast/toast.css?inline';
import tooltip from '../tooltip/tooltip.css?inline';
import transport from '../transport/transport.css?inline';
import versionConflict from '../version-conflict/version-conflict.css?inline';
import waveform from '../waveform/waveform.css?inline';
import base from './base.css?inline';

const order = '@layer spotreel.tokens, spotreel.base, spotreel.components;';
const parts = [
  tokens,
  base,
  backgroundForm,
  button,
  colorField,
  commandPalette,
  cropDialog,
  dialog,
  drawer,
  embedded,
  field,
  imageField,
  keyCaps,
  mediaPicker,
  menu,
  missingNotice,
  musicPanel,
  notice,
  progress,
  projectCard,
  recipeCard,
  recipeFilters,
  renderDialog,
  sceneForm,
  sceneList,
  signIn,
  skeleton,
  thumbnail,
  toast,
  tooltip,
  transport,
  versionConflict,
  waveform,
  libraryView,
  projectEditor,
  shortcutSheet,
  projectPreview,
  projectsView,
  stage,
  pictureEditing,
  startDialog,
  stylePanel,
];

let sheet: CSSStyleSheet | undefined;

/** The shared sheet, made on first use; the same object for every root of the page. */
export function componentStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([order, ...parts].join('\n'));
  }
  return sheet;
}

/** Adopts the sheet once; returns what takes it away again. */
export function adoptComponentStyles(root: Document | ShadowRoot): () => void {
  const styles = componentStyles();
  if (!root.adoptedStyleSheets.includes(styles)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, styles];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== styles);
  };
}
