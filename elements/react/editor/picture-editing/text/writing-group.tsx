import type { TemplateTextField } from '@spotreel/sdk/internal/contract';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslator } from '../../../foundation/text/translation';

export interface WritingGroupProps {
  field: TemplateTextField;
  onDiscard: () => void;
  /** `returnsFocus`: by a key or a button, not because the focus is elsewhere already. */
  onLeave: (returnsFocus: boolean) => void;
  children: ReactNode;
}

/** Around a text area and its bar. Escape discards the text, Enter keeps it; losing the focus keeps it too. */
export function WritingGroup({ field, onDiscard, onLeave, children }: WritingGroupProps) {
  const t = useTranslator();

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isCommit = event.target instanceof HTMLTextAreaElement && isCommitKey(event, field);
    if (event.key !== 'Escape' && !isCommit) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isCommit) onDiscard();
    onLeave(true);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div
      className="sr-writing"
      role="group"
      aria-label={t('picture.editText', { name: field.name })}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave(false);
      }}
    >
      {children}
    </div>
  );
}

/** Enter; where a text can have several lines, Enter with Ctrl or Cmd. */
function isCommitKey({ key, ctrlKey, metaKey }: KeyboardEvent, { type }: TemplateTextField): boolean {
  return key === 'Enter' && (type !== 'textarea' || ctrlKey || metaKey);
}
