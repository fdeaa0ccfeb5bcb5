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
import { type ReactNode, useState } from 'react';
import { useTranslator } from '../../foundation/text/translation';

export interface SceneSortingProps {
  /** The scenes in order. */
  ids: number[];
  /** Positions from 0. */
  onMove: (id: number, toIndex: number) => void;
  children: ReactNode;
}

/** Lets the scenes inside be dragged, by pointer and by keys. Each move is announced inside the same shadow root. */
export function SceneSorting({ ids, onMove, children }: SceneSortingProps) {
  const t = useTranslator();
  const [announcements, setAnnouncements] = useState<HTMLElement | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function drop({ active, over }: DragEndEvent) {
    const to = ids.indexOf(Number(over?.id));
    if (to >= 0 && active.id !== over?.id) onMove(Number(active.id), to);
  }

  return (
    <>
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
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          {children}
        </SortableContext>
      </DndContext>
    </>
  );
}
