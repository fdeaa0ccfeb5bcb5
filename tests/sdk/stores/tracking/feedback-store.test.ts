import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEditor, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answer = { score: 4, industry: 'Education', comment: 'More fonts' };

describe('feedback', () => {
  it('is sent once, and not wanted again when the project is opened again', async () => {
    const { server, editor } = await openEditor();
    expect(editor.feedback.$feedback.get().status).toBe('wanted');
    const sent = editor.feedback.send(answer);
    void editor.feedback.send(answer);
    expect(editor.feedback.$feedback.get().status).toBe('sending');
    await settle();
    await sent;
    expect(server.asked('giveFeedback').map(({ params, body }) => [params, body])).toEqual([
      [{ projectId: 7 }, answer],
    ]);
    expect(editor.feedback.$feedback.get()).toMatchObject({ status: 'sent', feedback: answer });
    await editor.open(7);
    expect(editor.feedback.$feedback.get()).toMatchObject({ status: 'given', feedback: answer });
  });

  it('that cannot be sent says why and can be sent again', async () => {
    const { server, editor } = await openEditor();
    server.lose('giveFeedback');
    await editor.feedback.send(answer);
    expect(editor.feedback.$feedback.get()).toMatchObject({
      status: 'wanted',
      failure: { message: 'We can’t reach the server. Check your connection and try again.' },
    });
    await editor.feedback.send(answer);
    expect(editor.feedback.$feedback.get()).toMatchObject({ status: 'sent', failure: null });
  });

  it('that was skipped is asked for again neither now nor on another visit, and only for that project', async () => {
    const { server, editor, spotreel } = await openEditor();
    editor.feedback.skip();
    await settle();
    expect(server.asked('dismissPopUp').map(({ body }) => body)).toEqual([{ popUp: 'feedback-7' }]);
    await editor.open(7);
    expect(editor.feedback.$feedback.get().status).toBe('skipped');
    await spotreel.session.refreshUser();
    await editor.open(7);
    expect(editor.feedback.$feedback.get().status).toBe('skipped');
    editor.feedback.fill(8, null);
    expect(editor.feedback.$feedback.get().status).toBe('wanted');
    expect(server.asked('giveFeedback')).toHaveLength(0);
  });

  it('that was skipped while the server was away is at least not asked for again on this visit', async () => {
    const { server, editor, spotreel } = await openEditor();
    server.lose('dismissPopUp');
    editor.feedback.skip();
    await settle();
    await editor.open(7);
    expect(editor.feedback.$feedback.get().status).toBe('skipped');
    await spotreel.session.refreshUser();
    await editor.open(7);
    expect(editor.feedback.$feedback.get().status).toBe('wanted');
  });
});
