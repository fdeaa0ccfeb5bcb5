import { useStore } from '@nanostores/react';
import type { AssistantStore } from '@spotreel/sdk/stores';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';

/** Most characters of a message, as the contract has it. */
const MAX_MESSAGE = 500;

/** Messages to the assistant and its answers. */
export function AssistantChat({ store }: { store: AssistantStore }) {
  const t = useTranslator();
  const { messages, status } = useStore(store.$state);
  const [text, setText] = useState('');
  const isAnswering = status === 'answering';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isAnswering) return;
    void store.say(text.trim());
    setText('');
  };
  return (
    <section className="sr-assistant__chat" aria-label={t('assistant.conversation')}>
      <div role="log" className="sr-assistant__messages">
        {messages.map(({ key, from, text: words }) => (
          <p key={key} className={`sr-assistant__message sr-assistant__message--${from}`}>
            <strong className="sr-assistant__author">
              {t(from === 'person' ? 'assistant.you' : 'assistant.title')}
            </strong>
            {words}
          </p>
        ))}
      </div>
      <form className="sr-assistant__say" onSubmit={send}>
        <TextField
          label={t('assistant.chat')}
          value={text}
          maxLength={MAX_MESSAGE}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" icon={<Send aria-hidden />} busy={isAnswering}>
          {t('assistant.send')}
        </Button>
        <p className="sr-assistant__hint">{t('assistant.chatHint')}</p>
      </form>
    </section>
  );
}
