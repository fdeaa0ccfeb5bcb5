/** Public names for pages without the elements: the account, the editor's model, music, player, words, usage, templates. */
export { type ComposedTrack, type ComposeOptions, composeAudio } from './audio/compose';
export { type TemplateManifest, templateManifest } from './contract/team-templates/template-package';
export { createTranslator, type MessageKey, type MessageOverrides, type Translator } from './i18n/translator';
export { createSceneCompiler, type SceneCompilerOptions } from './player/compiling/scene-compiler';
export { type ComposerOptions, createComposer } from './player/composing/composer';
export { createPlayer, type Player, type PlayerOptions } from './player/player';
export { applyEdit, type Edit, invertEdit } from './project/edit';
export type { EditorProject } from './project/editor-project';
export { fromProject } from './project/load';
export { toProjectSave } from './project/saving/save-payload';
export { type TemplateProblem, templateProblems } from './scene/check/check-template';
export type { Composition } from './scene/composition';
export { createEditor } from './stores/editor/create-editor';
export type { EditorStore } from './stores/editor/editor-store';
export { createSpotreel, type Spotreel, type SpotreelOptions } from './stores/spotreel';
export type { SpotreelEvents } from './stores/spotreel-events';
export { createTracker, type Tracker, type TrackerOptions } from './tracker/tracker';
