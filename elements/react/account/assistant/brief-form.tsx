import { useStore } from '@nanostores/react';
import type { AssistantStore } from '@spotreel/sdk/internal/stores';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { TextAreaField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';
import { isSending } from './assistant-chat';
import { BrandChoice } from './brand-choice';
import { TagChoice } from './tag-choice';

const EXAMPLES = ['assistant.exampleSale', 'assistant.exampleHire', 'assistant.exampleTips'] as const;
/** Characters of a brief, as the contract has them. */
const LEAST = 3;
const MOST = 2000;

/** Form for the description of a video, with examples to begin with. */
export function BriefForm({ store }: { store: AssistantStore }) {
  const t = useTranslator();
  const { status } = useStore(store.$state);
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isPlanning = status === 'planning';
  const isShort = text.trim().length < LEAST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isShort) void store.plan(text.trim());
  };
  return (
    <form className="sr-assistant__brief" noValidate onSubmit={submit}>
      <TextAreaField
        label={t('assistant.brief')}
        hint={t('assistant.briefHint')}
        error={isChecked && isShort ? t('assistant.tooShort') : undefined}
        aside={`${text.length} / ${MOST}`}
        placeholder={t('assistant.briefPlaceholder')}
        value={text}
        rows={4}
        maxLength={MOST}
        onKeyDown={(event) => isSending(event) && submit(event)}
        onValueChange={setText}
      />
      <TagChoice store={store} />
      <Examples onPick={setText} />
      <div className="sr-assistant__actions">
        <BrandChoice store={store} />
        <Button type="submit" variant="primary" size="lg" icon={<Sparkles aria-hidden />} busy={isPlanning}>
          {t(isPlanning ? 'assistant.planning' : 'assistant.plan')}
        </Button>
      </div>
    </form>
  );
}

function Examples({ onPick }: { onPick: (text: string) => void }) {
  const t = useTranslator();
  return (
    <div className="sr-assistant__examples">
      <h2 className="sr-assistant__label">{t('assistant.examples')}</h2>
      {EXAMPLES.map((example) => (
        <button key={example} type="button" className="sr-assistant__example" onClick={() => onPick(t(example))}>
          {t(example)}
        </button>
      ))}
    </div>
  );
}
