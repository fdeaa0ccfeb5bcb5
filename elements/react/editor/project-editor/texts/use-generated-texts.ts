import { useStore } from '@nanostores/react';
import type { GeneratedText } from '@spotreel/sdk/internal/contract';
import { type GeneratedTexts, generatedTextsOf } from '@spotreel/sdk/internal/stores';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { lazyStyles } from '../../../foundation/styles/lazy-styles';
import { useEditor } from '../../editor-context/editor-context';
import generatedTextsCss from './generated-texts.css?inline';

const useStyles = lazyStyles([generatedTextsCss]);

interface UntouchedTexts extends Pick<GeneratedTexts, 'check'> {
  readonly texts: readonly GeneratedText[];
  /** Name of the field. */
  readonly nameOf: (text: GeneratedText) => string;
}

/** Texts of the assistant that no person has changed or checked, in the order of the scenes, and how they are checked. */
export function useGeneratedTexts(): UntouchedTexts {
  useStyles();
  const editor = useEditor();
  const { $untouched, check } = generatedTextsOf(useSpotreel(), editor);
  const texts = useStore($untouched);
  const { templates } = useStore(editor.views.$context);
  const scenes = useStore(editor.views.$scenes);
  const nameOf = ({ ingredient, id }: GeneratedText) => {
    const template = templates.get(scenes.find(({ sceneId }) => sceneId === ingredient)?.templateId ?? 0);
    return template?.fields.texts.find(({ innerReference }) => innerReference === id)?.name ?? id;
  };
  return { texts, check, nameOf };
}
