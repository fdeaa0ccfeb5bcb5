/** The look-ups of a frozen project. What is not there is an error: a video that silently lacks something would be worse. */
import { SpotreelError } from '@spotreel/sdk/internal/base';
import type { BuiltIngredient, BuiltTemplate } from '@spotreel/sdk/internal/contract';
import { fromCustomisations } from '@spotreel/sdk/internal/project';
import type { FileUse, ProjectFile, ProjectSource, ProjectTemplate } from '@spotreel/sdk/internal/scene';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { displayFontOf } from '../../library/catalogue/look-of';
import { templateForm, templateTimes } from '../../library/templates/to-ingredient-template';
import { toAudioSample } from '../../library/to-library';
import { COPIED_SOUND } from '../../media/copied-sound';
import { LIBRARY_PREFIX } from '../../media/files/library-prefix';
import { orderedTracks } from '../content';
import type { ProjectSnapshot, SnapshotMedia } from './snapshot';
import { toSnapshotMedia } from './take-snapshot';

/** Painters of the server read keys of the storage. */
const KEYS = { of: (key: string) => key };

/** Throws `template_invalid`, `media_not_found` and `music_not_found`. `isForBlender`: Blender renders its scenes. */
export function snapshotSource(
  { content, media, ratio }: ProjectSnapshot,
  catalogue: Catalogue,
  isForBlender: boolean,
): ProjectSource {
  const find = (id: number): ProjectFile | undefined => {
    const row = catalogue.media.get(id);
    const file = media[String(id)] ?? (row && toSnapshotMedia(row));
    return file && projectFile(id, file);
  };
  const template = (id: number): ProjectTemplate => {
    const built = catalogue.ingredients.get(id);
    if (!built) throw new SpotreelError('template_invalid', `The library has no scene template ${id}.`);
    const blenderScript = isForBlender ? blenderScriptOf(built) : undefined;
    return {
      ...templateForm(built, ratio, (picture) => find(picture) ?? null),
      ...templateTimes(built),
      displayFont: displayFontOf(catalogue, id),
      ...(blenderScript !== undefined && { blenderScript }),
    };
  };
  const { fontFamily, language, ownMusic } = content;
  return {
    project: {
      ...fromCustomisations(content.customisations),
      ratio,
      fontFamily,
      language,
      audio: orderedTracks(content),
      // exports that were asked for before there was such music have none
      ownMusic: ownMusic ?? null,
    },
    template,
    file: (id, use) => demanded(find(id), use),
    sample(id) {
      const sample = catalogue.samples.get(id);
      return sample && toAudioSample(sample, KEYS);
    },
  };
}

/** The key of the script that renders the scene in Blender. Undefined for a scene that Blender does not render. */
export function blenderScriptOf(built: BuiltIngredient): string | undefined {
  const { scriptFile } = built as Partial<BuiltTemplate>;
  return scriptFile === undefined ? undefined : LIBRARY_PREFIX + scriptFile;
}

/** A picture that is not there is left out, as in the editor: the check of a project names it. */
function demanded(file: ProjectFile | undefined, use: FileUse): ProjectFile | undefined {
  if (!file && use === 'background')
    throw new SpotreelError('media_not_found', 'The background of a scene does not exist.');
  if (use === 'music' && !(file?.props.duration && file.props.contentSamples))
    throw new SpotreelError('music_not_found', 'The music of the project does not exist.');
  return file;
}

/** A file as the compiler reads it; `url` is its key. */
export function projectFile(id: number, file: SnapshotMedia): ProjectFile {
  const { key: url, type, widthPx: width, heightPx: height, durationSeconds, focus, brightness, contentSamples } = file;
  return {
    id,
    type,
    url,
    props: {
      width,
      height,
      ...(durationSeconds !== null && { duration: durationSeconds }),
      ...(focus && { focus }),
      ...(brightness !== undefined && { brightness }),
      ...(contentSamples !== undefined && { contentSamples, ...COPIED_SOUND }),
    },
  };
}
