/** From a project and a time to a frame: templates, layout of text, compiled compositions. */
export { bakedDocument } from './baking/bake-document';
export { type TemplateProblem, templateProblems } from './check/check-template';
export { type ProbedScene, probeColors, type SlotColors } from './check/scene-probes';
export { type CoveredMoment, coverage, inkContrast, LEAST_CONTRAST, restingFrames } from './check/text-contrast';
export { type InkPart, inkParts, recolored, unlettered } from './check/text-ink';
export { type MeasuredTexts, measureTexts, type ReplaceablePictures } from './check/texts-on-pictures';
export {
  arrange,
  type CompositionInput,
  compileComposition,
  createTextShapingCompiler,
  type SceneCompiler,
  type SceneInput,
} from './compiling/compile-composition';
export {
  animationsOf,
  type Backdrop,
  type CompiledAnimation,
  compileScene,
  type SceneContent,
  type SceneTemplate,
  textsOf,
} from './compiling/compile-scene';
export type { OwnMusicInput } from './compiling/own-music';
export {
  type AudioCut,
  type AudioSegment,
  type BackgroundPlacement,
  type BlenderScene,
  type CompiledBackground,
  type CompiledScene,
  type CompiledTransition,
  type Composition,
  FRAMES_PER_SECOND,
  type MediaSource,
  type SceneNotice,
  TRANSPARENT,
} from './composition';
export { fromFrameZero } from './conversion/first-frame';
export { fromOldVersion } from './conversion/old-versions';
export { atSceneRate } from './conversion/scene-rate';
export { isFiniteNumber, isObject, isPositive, type Json, listOf } from './documents/json';
export { layersOf, mapLayers } from './documents/layer-tree';
export { cutFrames, type OnBeats, onBeats, startFrames } from './film-figures/beats';
export { colorShare } from './film-figures/color-share';
export { type MeasuredFrames, measuredFrames, measuredSize } from './film-figures/measured-frames';
export { type MotionFigures, MotionMeter } from './film-figures/motion-meter';
export { phoneTexts } from './film-figures/phone-texts';
export type { FocusPoint } from './focus-point';
export { HOLD_MARKER } from './length/hold';
export type {
  KeepOut,
  LottieAnimation,
  LottieAsset,
  LottieFont,
  LottieKeyframe,
  LottieLayer,
  LottieProperty,
  LottieRangeSelector,
  LottieShape,
  LottieTextAnimator,
  LottieTextDocument,
  LottieVector,
  TextFit,
  TextPlate,
  TextStrike,
  TextTie,
} from './lottie';
export { type CoverPicture, coverPlacement, type Size } from './pictures/cover';
export { type CropArea, cropZoom, largestCrop, MAX_CROP_ZOOM, movedCrop, zoomedCrop } from './pictures/crop';
export { firstShots } from './pictures/first-shots';
export type { Animations } from './pictures/placed-animation';
export { movedBy, withinLimits, zoomedTo } from './pictures/placement';
export { fieldFindings } from './project-check/field-findings';
export { type CheckedScene, type CheckFinding, type FindingFacts, findingOf } from './project-check/finding';
export { motionFindings } from './project-check/motion-findings';
export { contrastFindings, firstFrameFindings, noticeFindings, phoneFindings } from './project-check/picture-findings';
export { type CachedScene, toCompositionInput } from './project-input/composition-input';
export type {
  Documents,
  FileUse,
  FindFile,
  ProjectFile,
  ProjectSample,
  ProjectSource,
  ProjectTemplate,
} from './project-input/project-source';
export { BEHIND_ANIMATIONS } from './project-input/scene-background';
export { animationUrls, mediaSource, type SceneFiles, sceneFiles } from './project-input/scene-files';
export { measureBrightness, mergedBrightness, type PixelPicture } from './scrims/brightness-grid';
export { CEILING_DB, TARGET_LUFS } from './soundtrack/loudness-target';
export { mixSoundtrack } from './soundtrack/mix';
export {
  type PlacedMusic,
  planSoundtrack,
  SAMPLES_PER_FRAME,
  SOUNDTRACK_SAMPLE_RATE,
  type SoundtrackPlan,
} from './soundtrack/plan';
export { cutSamples, type StereoSamples, silentSamples } from './soundtrack/stereo';
export { longText } from './text-layers/long-text';
export type { TextOnPicture, TextsOnPictures } from './text-on-picture';
export type { TextShaper } from './text-shaper';
export { type FilmMoment, filmMomentAt } from './transitions/film-moment';
export { placesOf } from './transitions/overlaps';
export type { SeenScene } from './transitions/seen-scene';
export { WIPE_CLASS, type WipePart } from './transitions/wipe-layers';
export type { Typeset } from './typeset';
