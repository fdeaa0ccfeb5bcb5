import { useStore } from '@nanostores/react';
import { FILM_SECONDS } from '@spotreel/sdk/internal/project';
import { canFitVideo, fitVideo } from '@spotreel/sdk/internal/stores';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../controls/button/button';
import { Menu } from '../../../controls/menu/menu';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';

/** Length of the open video, with a menu of the lengths that ads and reels have. */
export function LengthOfVideo() {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const editor = useEditor();
  const seconds = Math.round(useStore(editor.views.$duration) * 10) / 10;
  const isBlender = useStore(editor.environment.$blender) !== null;
  useStore(editor.document.$project); // what fits depends on its words
  if (isBlender || !editor.document.allows('scenes')) return <span>{t('editor.seconds', { count: seconds })}</span>;
  const label = t('videoLength.menu', { seconds });
  const fit = async (target: number) => {
    const left = await fitVideo(editor, target);
    if (!left) return;
    const title = t('videoLength.left', { count: left, seconds: target });
    toasts.show({ tone: 'info', title, action: { label: t('editor.undo'), run: editor.document.undo } });
  };
  return (
    <Menu
      label={label}
      trigger={
        <Button variant="quiet" size="sm" aria-label={label} className="sr-editor__video-length">
          {t('editor.seconds', { count: seconds })}
          <ChevronDown aria-hidden />
        </Button>
      }
      items={FILM_SECONDS.map((target) => {
        const isPossible = canFitVideo(editor, target);
        return {
          value: String(target),
          label: t('videoLength.fit', { seconds: target }),
          disabled: !isPossible,
          hint: isPossible ? undefined : t('videoLength.tooManyWords'),
          onSelect: () => void fit(target),
        };
      })}
    />
  );
}
