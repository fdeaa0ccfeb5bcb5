import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Ratio } from '@spotreel/sdk/contract';
import { ArrowDown, ArrowUp, Copy, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { Menu } from '../menu/menu';
import { Thumbnail } from '../thumbnail/thumbnail';
import { Tooltip } from '../tooltip/tooltip';
import type { SceneListEntry } from './scene-list-entry';

interface SceneListItemProps {
  scene: SceneListEntry;
  index: number;
  count: number;
  ratio: Ratio;
  isSelected: boolean;
  picture: ((scene: SceneListEntry) => ReactNode) | undefined;
  onSelect: (id: number) => void;
  onMove: (toIndex: number) => void;
  onDuplicate: (id: number) => void;
  onRemove: (id: number) => void;
}

export function SceneListItem(props: SceneListItemProps) {
  const { scene, index, ratio, isSelected, picture, onSelect } = props;
  const t = useTranslator();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: scene.id,
  });
  return (
    <li
      ref={setNodeRef}
      className={classNames('sr-scene', isSelected && 'sr-scene--selected', isDragging && 'sr-scene--dragging')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="sr-scene__grip"
        {...attributes}
        {...listeners}
        aria-label={t('editor.dragScene', { name: scene.name })}
      >
        <span aria-hidden className="sr-scene__dots sr-scene__dots--grip" />
      </button>
      <button
        type="button"
        className="sr-scene__select"
        aria-current={isSelected || undefined}
        onClick={() => onSelect(scene.id)}
      >
        <span className="sr-scene__picture">
          {picture?.(scene) ?? <Thumbnail src={scene.posterUrl} ratio={ratio} />}
        </span>
        <span className="sr-scene__text">
          <span className="sr-scene__name">
            {index + 1}. {scene.name}
          </span>{' '}
          <span className="sr-scene__facts">
            {t('editor.seconds', { count: scene.durationSeconds })}{' '}
            {scene.sampleTextCount > 0 && scene.notices.length === 0 && (
              <span className="sr-scene__samples" title={t('scenes.sampleTextsLong', { count: scene.sampleTextCount })}>
                {t('scenes.sampleTexts', { count: scene.sampleTextCount })}
              </span>
            )}
          </span>
        </span>
      </button>
      <SceneNotices notices={scene.notices} />
      <SceneMenu {...props} />
    </li>
  );
}

/** A sign on the card; what it means is said on hover and focus, and to those who do not see it. */
function SceneNotices({ notices }: { notices: readonly string[] }) {
  const t = useTranslator();
  if (notices.length === 0) return null;
  const words = notices.join(' ');
  return (
    <Tooltip text={words}>
      <button
        type="button"
        className="sr-scene__notice"
        aria-label={`${t('scenes.noticeCount', { count: notices.length })}: ${words}`}
      >
        <TriangleAlert aria-hidden />
      </button>
    </Tooltip>
  );
}

function SceneMenu({ scene, index, count, onMove, onDuplicate, onRemove }: SceneListItemProps) {
  const t = useTranslator();
  const label = t('editor.sceneMenu', { name: scene.name });
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="sm" className="sr-scene__menu">
          <span aria-hidden className="sr-scene__dots" />
        </IconButton>
      }
      items={[
        {
          value: 'up',
          label: t('editor.moveUp'),
          icon: <ArrowUp aria-hidden />,
          disabled: index === 0,
          onSelect: () => onMove(index - 1),
        },
        {
          value: 'down',
          label: t('editor.moveDown'),
          icon: <ArrowDown aria-hidden />,
          disabled: index === count - 1,
          onSelect: () => onMove(index + 1),
        },
        {
          value: 'duplicate',
          label: t('editor.duplicateScene'),
          icon: <Copy aria-hidden />,
          disabled: scene.duplicateRefusal !== undefined,
          hint: scene.duplicateRefusal,
          onSelect: () => onDuplicate(scene.id),
        },
        {
          value: 'remove',
          label: t('editor.removeScene'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          disabled: scene.removeRefusal !== undefined,
          hint: scene.removeRefusal,
          onSelect: () => onRemove(scene.id),
        },
      ]}
    />
  );
}
