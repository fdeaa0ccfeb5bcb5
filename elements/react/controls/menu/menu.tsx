import { Menu as ArkMenu } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { PageDirection } from '../../foundation/page/page-direction';
import { inTopLayer } from '../../foundation/page/top-layer';
import { classNames } from '../../foundation/styles/class-names';

export interface MenuItem {
  /** Unique within the menu. */
  value: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  /** Smaller below the label, for example why it is disabled. */
  hint?: string | undefined;
  danger?: boolean;
  /** One of several that exclude each other, and whether it is the chosen one. Default: an action. */
  isChosen?: boolean;
  /** A line separates it from the item above. Default: false. */
  beginsGroup?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name of the list. */
  label: string;
  items: readonly MenuItem[];
  /** True while it is open, if the page decides that. Default: its trigger does. */
  open?: boolean;
  /** Hears that it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** A drop-down menu of actions. */
export function Menu({ trigger, label, items, open, onOpenChange }: MenuProps) {
  return (
    <PageDirection>
      <ArkMenu.Root
        positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
        lazyMount
        unmountOnExit
        {...(open !== undefined && { open })}
        onOpenChange={(change) => onOpenChange?.(change.open)}
      >
        <ArkMenu.Trigger asChild>{trigger}</ArkMenu.Trigger>
        <Portal>
          <ArkMenu.Positioner {...inTopLayer} className="sr-layer">
            <ArkMenu.Content className="sr-menu" aria-label={label}>
              {items.map((item) => (
                <Entry key={item.value} item={item} />
              ))}
            </ArkMenu.Content>
          </ArkMenu.Positioner>
        </Portal>
      </ArkMenu.Root>
    </PageDirection>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const { value, label, icon, disabled = false, hint, danger, isChosen, beginsGroup, onSelect } = item;
  return (
    // onClick instead of the root's onSelect: the latter misses bare click() calls
    <ArkMenu.Item
      value={value}
      disabled={disabled}
      onClick={onSelect}
      {...(isChosen !== undefined && { role: 'menuitemradio', 'aria-checked': isChosen })}
      className={classNames('sr-menu__item', danger && 'sr-menu__item--danger', beginsGroup && 'sr-menu__item--first')}
    >
      {icon}
      <span>
        {label}
        {hint && <span className="sr-menu__hint">{hint}</span>}
      </span>
      {isChosen && <Check aria-hidden className="sr-menu__check" />}
    </ArkMenu.Item>
  );
}
