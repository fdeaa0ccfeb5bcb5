import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { clientOf } from '../../../../sdk/client/client';
import { defineCall } from '../../../../sdk/contract/call';
import { stubServer } from '../stub-server';

const calls = {
  plan: defineCall({
    method: 'POST',
    path: '/v1/plan',
    auth: 'user',
    summary: 'Plans.',
    output: z.object({ name: z.string() }),
    pieces: z.object({ scene: z.string() }),
  }),
};

const line = (value: unknown) => `${JSON.stringify(value)}\n`;
const scene = (name: string) => line({ piece: { scene: name } });

/** An answer in `parts`, as they come over the network. */
function inParts(parts: readonly (string | Uint8Array)[], onCancel = () => {}): Response {
  const encoder = new TextEncoder();
  const left = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = left.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
    cancel: onCancel,
  });
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson', 'x-request-id': 'r-9' } });
}

function clientFor(answer: () => Response) {
  const { fetch, asked } = stubServer(answer);
  return { asked, client: clientOf(calls, { baseUrl: 'http://stub', fetch, getAccessToken: () => 'secret' }) };
}

describe('pieces of an answer', () => {
  it('are heard one by one before the answer', async () => {
    const { client, asked } = clientFor(() => inParts([scene('one'), scene('two'), line({ data: { name: 'Halo' } })]));
    const heard: string[] = [];
    const answer = await client.plan({ onPiece: (piece) => heard.push(piece.scene) });
    expect(heard).toEqual(['one', 'two']);
    expect(answer).toEqual({ name: 'Halo' });
    expect(asked[0]?.headers.accept).toBe('application/x-ndjson, application/json');
  });

  it('are whole, wherever the network cuts them', async () => {
    const bytes = new TextEncoder().encode(scene('für dich 🎬') + scene('two') + line({ data: { name: 'Halo' } }));
    const parts = Array.from({ length: bytes.length }, (_, index) => bytes.slice(index, index + 1));
    const { client } = clientFor(() => inParts(parts));
    const heard: string[] = [];
    await client.plan({ onPiece: (piece) => heard.push(piece.scene) });
    expect(heard).toEqual(['für dich 🎬', 'two']);
  });

  it('are not asked for without a listener', async () => {
    const { client, asked } = clientFor(() => Response.json({ data: { name: 'Halo' } }));
    expect(await client.plan()).toEqual({ name: 'Halo' });
    expect(asked[0]?.headers.accept).toBe('application/json');
  });

  it('need not come: a server without them answers at once', async () => {
    const { client } = clientFor(() => Response.json({ data: { name: 'Halo' } }));
    const onPiece = vi.fn();
    expect(await client.plan({ onPiece })).toEqual({ name: 'Halo' });
    expect(onPiece).not.toHaveBeenCalled();
  });

  it('can end in an error, which has the status of its line', async () => {
    const failed = { status: 503, code: 'provider_unavailable', message: 'Gone.', requestId: 'r-9' };
    const { client } = clientFor(() => inParts([scene('one'), line(failed)]));
    await expect(client.plan({ onPiece: () => {} })).rejects.toMatchObject({
      code: 'provider_unavailable',
      status: 503,
      message: 'Gone.',
    });
  });

  it.each([
    ['is no JSON', 'oops\n'],
    ['does not fit the contract', line({ piece: { scene: 7 } })],
  ])('are given up with the first one that %s', async (_, bad) => {
    const onCancel = vi.fn();
    const { client } = clientFor(() => inParts([scene('one'), bad, scene('two'), scene('three')], onCancel));
    await expect(client.plan({ onPiece: () => {} })).rejects.toMatchObject({ code: 'contract_mismatch' });
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('without a last line are no answer', async () => {
    const { client } = clientFor(() => inParts([scene('one')]));
    await expect(client.plan({ onPiece: () => {} })).rejects.toMatchObject({ code: 'network_error' });
  });

  it('stop when the caller gives up', async () => {
    const leaving = new AbortController();
    const { client } = clientFor(() => {
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(scene('one')));
          leaving.signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
    });
    const planning = client.plan({ signal: leaving.signal, onPiece: () => leaving.abort() });
    await expect(planning).rejects.toMatchObject({ code: 'aborted' });
  });
});
