/** The editor model: projects, edits, history, forms, palettes, versions. */

export { automaticName, isAutomaticName, type NamedScene, namedScenes } from './automatic-name';
export { MAX_SCALE, placementOf } from './background-position';
export { batchFields, type SceneFields } from './batch/batch-fields';
export { type CellProblem, type CellResult, type CellRules, isImageLink, readCell } from './batch/cell-value';
export { type BatchValues, type CellFinding, checkRows, imageCells } from './batch/check-rows';
export { fillScenes } from './batch/fill-scenes';
export { type ColumnMatch, type ColumnMatches, matchColumns, plainName } from './batch/match-columns';
export { brandColors, brandEdits } from './brand/apply-brand';
export { BRAND_COLOR_NAMES, type BrandColorName, type BrandDraft } from './brand/brand-request';
export { logoColors, type Pixels } from './brand/logo-colors';
export { type ColorSuggestion, suggestColor, type UnreadableText } from './brand/suggest-color';
export { EMPTY_CONTEXT, type ProjectContext } from './context';
export { applyEdit, type Edit, invertEdit, mergeEdits, readEdit, serializeEdit } from './edit';
export { EDIT_GROUPS, type EditGroup, isStepAllowed } from './edit-groups';
export { type EditorProject, type EditorScene, NO_VALUES, type SceneValues } from './editor-project';
export { BACKGROUND_FEATURES, offersBackground } from './flags/background-features';
export { hasImageFlag, IMAGE_FLAGS, imageFlagsOf } from './flags/image-flags';
export {
  COMPLETENESS_FLAGS,
  completenessOf,
  isComplete,
  type ProjectCompleteness,
  projectCompleteness,
} from './forms/completeness';
export { formOf } from './forms/form';
export { isAnimationField } from './forms/form-fields';
export type { FormItem, FormItemType, MediaById } from './forms/form-item';
export { type FormFields, type FormGroup, formSections } from './forms/form-sections';
export {
  type ProductPrices,
  productDiscount,
  productImageFields,
  productTexts,
} from './forms/product-values';
export { excessOf, type FieldTexts, reviewTexts } from './forms/review-texts';
export { confirmedIn, type SampleCounts } from './forms/sample-parts';
export { untouchedTexts } from './generated-texts';
export { headlineOf } from './headline';
export { applyTransaction, type Transaction } from './history/transaction';
export type { KeyframesStatus } from './keyframes';
export { fromCustomisations, fromProject, sceneValues } from './load';
export { LARGE_CONTRAST, type PaletteRole, paletteRoles, TEXT_CONTRAST } from './palette/palette-roles';
export { faintColors, type PaletteSuggestion, shufflePalette, suggestPalettes } from './palette/palette-suggestions';
export { canMoveScene, type Permission, type Refusal } from './permitted';
export type { Missing } from './repair/missing';
export type { ProjectPart } from './saving/refused-part';
export { toCustomisations, toProjectSave } from './saving/save-payload';
export { readContent, type StoredContent } from './stored/stored-content';
export { FILM_SECONDS } from './timing/fit-length';
export { longerBars } from './timing/readable-length';
export {
  type SceneLength,
  sceneLength,
  type TimedScene,
  type TimedTemplate,
  templateLength,
  wholeBarLengths,
} from './timing/scene-length';
export { type SceneSpan, timelineOf } from './timing/timeline';
export type { Change, Overlap, PartChoices, PartKind, PartOf, PartValues, VersionSide } from './versions/part';
