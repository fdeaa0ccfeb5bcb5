import { expect } from 'chai';
import { useEffect } from 'react';
import type { BridgeProps, ElementDefinition, ElementOf } from '../../../../elements/bridge/element-definition';
import { defineElement } from '../../../../elements/define/define-element';
import { METHOD_NAMES } from '../../../../elements/definitions/method-names';
import { projectEditor } from '../../../../elements/definitions/project-editor-element';
import { renderButton } from '../../../../elements/definitions/render-button-element';
import { videoPlayer } from '../../../../elements/definitions/video-player-element';
import { addWaitingMethods } from '../../../../elements/loader/early-methods';
import { pause, until } from '../page/until';

interface Props {
  /** What `save` answers; it is not provided before. */
  answer?: number | undefined;
}
interface Methods {
  save(plus?: number): Promise<number>;
}
type Host = ElementOf<Props, object, Methods>;

function Saver({ answer, provideMethods }: Props & BridgeProps<object, Methods>) {
  useEffect(() => {
    if (answer === undefined) return;
    provideMethods({
      save: async (plus = 0) => {
        if (answer < 0) throw new Error('negative');
        return answer + plus;
      },
    });
    return () => provideMethods(undefined);
  }, [answer, provideMethods]);
  return <p />;
}

const saver = (tag: string): ElementDefinition<Props, object, Methods> => ({
  tag,
  component: Saver,
  props: { answer: 'number' },
  events: {},
  methods: { save: true },
});

defineElement(saver('a-saver'));
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => place.remove());

function make(tag = 'a-saver'): Host {
  return place.appendChild(document.createElement(tag)) as unknown as Host;
}

describe('a method', () => {
  it('answers with what the component answers', async () => {
    const element = make();
    element.answer = 4;
    expect(await element.save(3)).to.equal(7);
  });

  it('waits until the component can carry it out, and again after it could', async () => {
    const element = make();
    const early = element.save();
    await pause(30);
    element.answer = 1;
    expect(await early).to.equal(1);
    element.answer = undefined;
    await pause(30);
    const later = element.save();
    element.answer = 2;
    expect(await later).to.equal(2);
  });

  it('rejects as the component does', async () => {
    const element = make();
    element.answer = -1;
    const message = await element.save().then(
      () => 'resolved',
      (error: Error) => error.message,
    );
    expect(message).to.equal('negative');
  });

  it('that is called before the class is there runs afterwards, once', async () => {
    const element = make('late-saver');
    METHODS['late-saver'] = { save: true };
    addWaitingMethods(element, 'late-saver');
    const early = element.save(1);
    defineElement(saver('late-saver'));
    element.answer = 5;
    expect(await early).to.equal(6);
    expect(Object.hasOwn(element, 'save'), 'the placeholder is gone').to.equal(false);
    await until(() => customElements.get('late-saver'));
  });
});

describe('the names that the loader knows', () => {
  it('are those of the table', () => {
    const table = [projectEditor, renderButton, videoPlayer].map(({ tag, methods }) => [tag, Object.keys(methods)]);
    const known = Object.entries(METHOD_NAMES).filter(([tag]) => tag !== 'late-saver');
    expect(Object.fromEntries(known.map(([tag, names]) => [tag, Object.keys(names)]))).to.deep.equal(
      Object.fromEntries(table),
    );
  });
});

const METHODS = METHOD_NAMES as Record<string, object>;
