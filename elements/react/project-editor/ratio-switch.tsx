import { useStore } from '@nanostores/react';
import { RectangleHorizontal, RectangleVertical, Square } from 'lucide-react';
import { useTranslator } from '../foundation/translation';
import { useEditor } from './editor-context';
import { useAllowedEdits } from './use-allowed-edits';

const icons = { landscape: RectangleHorizontal, portrait: RectangleVertical, square: Square } as const;
const keys = { landscape: 'editor.landscape', portrait: 'editor.portrait', square: 'editor.square' } as const;

/** The format of the video. Changing it keeps every word and picture. */
export function RatioSwitch() {
  const t = useTranslator();
  const { views, actions } = useEditor();
  const ratio = useStore(views.$ratio);
  const ratios = useStore(views.$ratios);
  if (!useAllowedEdits()('size')) return null;
  return (
    <fieldset className="sr-segments sr-editor__ratio">
      <legend className="sr-visually-hidden">{t('editor.ratio')}</legend>
      {ratios.map((option) => {
        const Icon = icons[option];
        return (
          <button
            key={option}
            type="button"
            aria-pressed={option === ratio}
            aria-label={t(keys[option])}
            title={t(keys[option])}
            onClick={() => actions.setRatio(option)}
          >
            <Icon aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
}
