import { describe, expect, it } from 'vitest';
import { createEmitter } from '../../../sdk/base/emitter';

interface Events {
  saved: { readonly version: number };
  closed: undefined;
}

function listened() {
  const events = createEmitter<Events>();
  const heard: string[] = [];
  const listen = (name: string) => events.on('saved', ({ version }) => heard.push(`${name} ${version}`));
  return { events, heard, listen };
}

describe('an emitter', () => {
  it('calls the listeners of an event with its payload, in the order in which they came', () => {
    const { events, heard, listen } = listened();
    listen('first');
    listen('second');
    events.emit('saved', { version: 3 });
    events.emit('closed', undefined);
    expect(heard).toEqual(['first 3', 'second 3']);
  });

  it('calls nothing for an event without listeners', () => {
    const { events } = listened();
    expect(() => events.emit('saved', { version: 1 })).not.toThrow();
  });

  it('no longer calls a listener that has unsubscribed', () => {
    const { events, heard, listen } = listened();
    const stop = listen('first');
    listen('second');
    stop();
    stop();
    events.emit('saved', { version: 1 });
    expect(heard).toEqual(['second 1']);
  });

  it('calls each listener that an event began with, also where one unsubscribes another', () => {
    const { events, heard, listen } = listened();
    const stops: (() => void)[] = [];
    events.on('saved', () => {
      for (const stop of stops) stop();
    });
    stops.push(listen('other'));
    events.emit('saved', { version: 1 });
    events.emit('saved', { version: 2 });
    expect(heard).toEqual(['other 1']);
  });

  it('has no listeners after it was cleared, and takes new ones', () => {
    const { events, heard, listen } = listened();
    listen('before');
    events.clear();
    events.emit('saved', { version: 1 });
    listen('after');
    events.emit('saved', { version: 2 });
    expect(heard).toEqual(['after 2']);
  });
});
