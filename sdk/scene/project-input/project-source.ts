/**
 * A project, and look-ups of what it names by id. Editor and server have different look-ups: addresses or keys of the
 * storage, copies or uploaded files, a part that is left out or an error. Everything else is the same for both.
 */
import type { HexColor } from '../../base/color';
import type { IngredientTemplate } from '../../contract/library/library';
import type { AudioSample } from '../../contract/library/music';
import type { Media } from '../../contract/media/media';
import type { BackgroundValue } from '../../contract/project/background';
import type { EditorProject } from '../../project/editor-project';
import type { FieldBinding } from '../compiling/compile-scene';
import type { LottieAnimation } from '../lottie';
import type { Animations } from '../pictures/placed-animation';

/** A file that a project shows or plays. `url`: an address for a browser, a key of the storage for the server. */
export interface ProjectFile extends Pick<Media, 'id' | 'type' | 'url'> {
  readonly props: Pick<
    Media['props'],
    'width' | 'height' | 'duration' | 'focus' | 'brightness' | 'contentSamples' | 'leadInSamples' | 'sampleRate'
  >;
}

/** A sample of a music kit. `url` as of `ProjectFile`. */
export type ProjectSample = Pick<
  AudioSample,
  'id' | 'url' | 'duration' | 'leadInSamples' | 'contentSamples' | 'sampleRate'
>;

/** A field of a template, and what it shows while the scene has no value for it. */
interface TemplateField<Value> extends FieldBinding {
  readonly defaultValue: Value;
}

/** Scene template as a composition uses it: a part of the API's. */
export interface ProjectTemplate extends Pick<IngredientTemplate, 'duration' | 'bars' | 'displayFont'> {
  readonly keyframes: readonly number[];
  readonly fields: {
    readonly texts: readonly TemplateField<string>[];
    /** Null: the file is not here, and nothing is shown. */
    readonly images: readonly TemplateField<ProjectFile | null>[];
    readonly colors: readonly TemplateField<HexColor>[];
  };
  readonly backgrounds: {
    readonly default: BackgroundValue;
    /** The file of the default. */
    readonly media: ProjectFile | null;
  };
  /** Storage key of the Blender file that renders the scene. Absent: none. */
  readonly blenderScript?: string | undefined;
}

/** Use of a file in a project. */
export type FileUse = 'image' | 'background' | 'music';

/** Finds a file by its id. A file that is not here is undefined, or an error where the caller demands it. */
export type FindFile = (id: number, use: FileUse) => ProjectFile | undefined;

/** Everything that decides what a project looks and sounds like. */
export interface ProjectSource {
  readonly project: Pick<
    EditorProject,
    'ratio' | 'scenes' | 'values' | 'audio' | 'ownMusic' | 'fontFamily' | 'language'
  >;
  /** By id, laid out for the ratio of the project. Scenes without a template are left out. */
  template(id: number): ProjectTemplate | undefined;
  readonly file: FindFile;
  /** Samples that are not here are left out. */
  sample(id: number): ProjectSample | undefined;
}

/** The Lottie documents that a project is made of. */
export interface Documents {
  /** By template id. */
  readonly templates: ReadonlyMap<number, LottieAnimation>;
  /** The user's animations, by `url`. */
  readonly animations: Animations;
}
