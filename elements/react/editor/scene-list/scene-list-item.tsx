import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { SampleCounts } from '@spotreel/sdk/internal/project';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { Tooltip } from '../../controls/tooltip/tooltip';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { SceneCardMenu, type SceneCardMenuProps } from './scene-card-menu';
import type { SceneListEntry } from './scene-list-entry';

interface SceneListItemProps extends SceneCardMenuProps {
  ratio: Ratio;
  isSelected: boolean;
  /** Without a grip and a menu. */
  isFixed: boolean;
  picture: ((scene: SceneListEntry) => ReactNode) | undefined;
  /** Undefined for the last scene. */
  between: ((scene: SceneListEntry) => ReactNode) | undefined;
  onSelect: (id: number) => void;
}

export function SceneListItem(props: SceneListItemProps) {
  const { scene, isSelected, isFixed, between } = props;
  const t = useTranslator();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: scene.id,
  });
  return (
    <li
      ref={setNodeRef}
      className={classNames('sr-scene-place', isDragging && 'sr-scene-place--dragging')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={classNames('sr-scene', isSelected && 'sr-scene--selected')}>
        {!isFixed && (
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
        )}
        <SceneSelect {...props} />
        <SceneNotices notices={scene.notices} />
        {!isFixed && <SceneCardMenu {...props} />}
      </div>
      {between && <div className="sr-scene-place__between">{between(scene)}</div>}
    </li>
  );
}

/** Picture, number, name and length of the scene. A click selects it. */
function SceneSelect({ scene, index, ratio, isSelected, picture, onSelect }: SceneListItemProps) {
  const t = useTranslator();
  return (
    <button
      type="button"
      className="sr-scene__select"
      aria-current={isSelected || undefined}
      onClick={() => onSelect(scene.id)}
    >
      <span className="sr-scene__picture">{picture?.(scene) ?? <Thumbnail src={scene.posterUrl} ratio={ratio} />}</span>
      <span className="sr-scene__text">
        <span className="sr-scene__name">
          {index + 1}. <bdi>{scene.name}</bdi>
        </span>{' '}
        <span className="sr-scene__facts">
          {t('editor.seconds', { count: scene.durationSeconds })}{' '}
          {scene.notices.length === 0 && <Samples counts={scene.samples} />}
        </span>
      </span>
    </button>
  );
}

/** Samples of the template that are left, in one line; all of it under the pointer. */
function Samples({ counts }: { counts: SceneListEntry['samples'] }) {
  const t = useTranslator();
  const words = counts ? samplesText(counts, t) : '';
  if (words === '') return null;
  return (
    <span className="sr-scene__samples" title={words}>
      {words}
    </span>
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

/** Samples of the template that are left, such as “2 sample texts · 1 sample image”; '' for nothing. */
function samplesText({ texts, images }: SampleCounts, t: Translator): string {
  return [
    ...(texts > 0 ? [t('scenes.sampleTexts', { count: texts })] : []),
    ...(images > 0 ? [t('scenes.sampleImages', { count: images })] : []),
  ].join(' · ');
}
