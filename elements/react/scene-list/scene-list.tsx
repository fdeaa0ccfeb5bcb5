import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Ratio } from '@spotreel/sdk/contract';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import sceneListCss from './scene-list.css?inline';
import type { SceneListEntry } from './scene-list-entry';
import { SceneListItem } from './scene-list-item';

export interface SceneListProps {
  scenes: readonly SceneListEntry[];
  ratio: Ratio;
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** Positions from 0. */
  onMove: (id: number, toIndex: number) => void;
  onDuplicate: (id: number) => void;
  onRemove: (id: number) => void;
  onAdd: () => void;
  /** Why no scene can be added; undefined when one can. */
  addRefusal?: string | undefined;
  /** Leads to a plan that would allow it; undefined when none would. */
  upgradeUrl?: string | undefined;
  /** Live picture of a scene instead of its template's still. */
  picture?: (scene: SceneListEntry) => ReactNode;
}

const useStyles = lazyStyles([sceneListCss]);

/** The scenes in order: select, drag or move by keys, duplicate, remove, add. */
export function SceneList({
  scenes,
  ratio,
  selectedId,
  onMove,
  onAdd,
  addRefusal,
  upgradeUrl,
  picture,
  ...actions
}: SceneListProps) {
  useStyles();
  const t = useTranslator();
  const [announcements, setAnnouncements] = useState<HTMLElement | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    const to = scenes.findIndex((scene) => scene.id === over?.id);
    if (to >= 0 && active.id !== over?.id) onMove(Number(active.id), to);
  }

  return (
    <section className="sr-scene-list" aria-label={t('editor.scenes')}>
      <div ref={setAnnouncements} />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          ...(announcements ? { container: announcements } : {}),
          screenReaderInstructions: { draggable: t('editor.dragHelp') },
        }}
      >
        <SortableContext items={scenes.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="sr-scene-list__items sr-list">
            {scenes.map((scene, index) => (
              <SceneListItem
                key={scene.id}
                scene={scene}
                index={index}
                count={scenes.length}
                ratio={ratio}
                isSelected={scene.id === selectedId}
                picture={picture}
                onMove={(to) => onMove(scene.id, to)}
                {...actions}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Button
        icon={<Plus aria-hidden />}
        onClick={onAdd}
        disabled={addRefusal !== undefined}
        className="sr-scene-list__add"
      >
        {t('editor.addScene')}
      </Button>
      {addRefusal && (
        <p className="sr-scene-list__refusal">
          {addRefusal} {upgradeUrl && <a href={upgradeUrl}>{t('scenes.upgrade')}</a>}
        </p>
      )}
    </section>
  );
}
