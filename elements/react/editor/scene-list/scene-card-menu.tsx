import type { Translator } from '@spotreel/sdk/internal/i18n';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { IconButton } from '../../controls/button/button';
import { Menu, type MenuItem } from '../../controls/menu/menu';
import { useTranslator } from '../../foundation/text/translation';
import type { SceneListEntry } from './scene-list-entry';

export interface SceneCardMenuProps {
  scene: SceneListEntry;
  /** Position in the list, from 0. */
  index: number;
  /** Number of scenes in the list. */
  count: number;
  onMove: (toIndex: number) => void;
  onDuplicate: (id: number) => void;
  onRemove: (id: number) => void;
}

/** The menu on the card of a scene: move, duplicate, remove. */
export function SceneCardMenu(props: SceneCardMenuProps) {
  const t = useTranslator();
  const label = t('editor.sceneMenu', { name: props.scene.name });
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="sm" className="sr-scene__menu">
          <span aria-hidden className="sr-scene__dots" />
        </IconButton>
      }
      items={menuItems(props, t)}
    />
  );
}

function menuItems(
  { scene, index, count, onMove, onDuplicate, onRemove }: SceneCardMenuProps,
  t: Translator,
): MenuItem[] {
  return [
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
  ];
}
