import { useStore } from '@nanostores/react';
import type { AssistantStore } from '@spotreel/sdk/internal/stores';
import { Send, Undo2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { TextAreaField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

/** Most characters of a message, as the contract has it. */
const MAX_MESSAGE = 500;

/** Messages to the assistant and its answers. */
export function AssistantChat({ store }: { store: AssistantStore }) {
  const t = useTranslator();
  return (
    <section className="sr-assistant__chat" aria-label={t('assistant.conversation')}>
      <Messages store={store} />
      <Suggestions store={store} />
      <MessageForm store={store} />
    </section>
  );
}

/** The answer that changed the storyboard last can be undone. */
function Messages({ store }: { store: AssistantStore }) {
  const t = useTranslator();
  const { messages, earlier, status } = useStore(store.$state);
  return (
    <div role="log" className="sr-assistant__messages">
      {messages.map(({ key, from, text }) => (
        <div key={key} className={`sr-assistant__message sr-assistant__message--${from}`}>
          <strong className="sr-assistant__author">{t(from === 'person' ? 'assistant.you' : 'assistant.title')}</strong>
          <p className="sr-assistant__words" dir="auto">
            {text}
          </p>
          {earlier.at(-1)?.messageKey === key && (
            <Button
              size="sm"
              className="sr-assistant__undo"
              icon={<Undo2 aria-hidden />}
              disabled={status !== 'ready'}
              onClick={store.undo}
            >
              {t('assistant.undo')}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

const SUGGESTIONS = [
  'assistant.shorter',
  'assistant.suggest.urgent',
  'assistant.suggest.upright',
  'assistant.suggest.picture',
  'assistant.suggest.language',
] as const;

/** Messages to send with a click. The rules understand each in every language of the screens. */
function Suggestions({ store }: { store: AssistantStore }) {
  const t = useTranslator();
  const { status } = useStore(store.$state);
  return (
    <ul className="sr-assistant__suggestions sr-list" aria-label={t('assistant.suggestions')}>
      {SUGGESTIONS.map((key) => (
        <li key={key}>
          <button
            type="button"
            className="sr-assistant__tag"
            disabled={status !== 'ready'}
            onClick={() => void store.say(t(key))}
          >
            {t(key)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Enter sends, Shift+Enter begins a line. */
function MessageForm({ store }: { store: AssistantStore }) {
  const t = useTranslator();
  const { status } = useStore(store.$state);
  const [text, setText] = useState('');
  const isAnswering = status === 'answering';
  const send = () => {
    if (text.trim() === '' || isAnswering) return;
    void store.say(text.trim());
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className="sr-assistant__say" onSubmit={submit}>
      <TextAreaField
        label={t('assistant.chat')}
        value={text}
        rows={2}
        maxLength={MAX_MESSAGE}
        onKeyDown={(event) => isSending(event) && submit(event)}
        onValueChange={setText}
      />
      <Button type="submit" icon={<Send aria-hidden />} busy={isAnswering}>
        {t('assistant.send')}
      </Button>
      <p className="sr-assistant__hint">{t('assistant.chatHint')}</p>
    </form>
  );
}

/** Enter alone. While a text is composed, as of Japanese, Enter belongs to the keyboard. */
export function isSending({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
}
