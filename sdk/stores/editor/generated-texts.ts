/** Texts of the open project that the assistant wrote, until a person has changed or checked them. */
import { computed, type ReadableAtom } from 'nanostores';
import type { GeneratedText } from '../../contract/project/generated-texts';
import { untouchedTexts } from '../../project/generated-texts';
import { orToast } from '../resource/or-toast';
import type { Spotreel } from '../spotreel';
import type { EditorStore } from './editor-store';

/** The texts that still wait for a person. */
export interface GeneratedTexts {
  /** In the order of the scenes. */
  readonly $untouched: ReadableAtom<readonly GeneratedText[]>;
  /** A person has read them: they are marked no longer. They are marked again if that cannot be stored. Never rejects. */
  readonly check: (texts: readonly GeneratedText[]) => Promise<void>;
}

const known = new WeakMap<EditorStore, GeneratedTexts>();

/** The same for every caller of an editor. Load it with the first project that has such texts. */
export function generatedTextsOf(spotreel: Spotreel, editor: EditorStore): GeneratedTexts {
  const made = known.get(editor) ?? createGeneratedTexts(spotreel, editor);
  known.set(editor, made);
  return made;
}

function createGeneratedTexts(
  { editing: { context } }: Spotreel,
  { document, environment }: EditorStore,
): GeneratedTexts {
  const { $generatedTexts } = environment;
  return {
    $untouched: computed([document.$project, $generatedTexts], (project, generated) =>
      project ? untouchedTexts(project, generated) : [],
    ),
    async check(texts) {
      const projectId = document.$project.get()?.id;
      if (!projectId || texts.length === 0) return;
      $generatedTexts.set($generatedTexts.get().filter((text) => !texts.includes(text)));
      const body = { checked: texts.map(({ ingredient, id }) => ({ ingredient, id })) };
      const isStored = await orToast(context, async () => {
        await (await context.accounts()).checkGeneratedTexts({ params: { projectId }, body });
      });
      const isOpen = document.$project.get()?.id === projectId;
      if (!isStored && isOpen) $generatedTexts.set([...$generatedTexts.get(), ...texts]);
    },
  };
}
