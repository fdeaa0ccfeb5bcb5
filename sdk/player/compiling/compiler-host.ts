/** What the scene worker does, without the worker: templates come in once, requests are compiled in order, canvases painted. */
import { isSpotreelError, messageOf } from '../../base/errors';
import { compileScene, type SceneTemplate, textsOf } from '../../scene/compile-scene';
import type { LottieAnimation } from '../../scene/lottie';
import { SceneMemory } from '../../scene/scene-memory';
import type { TextShaper } from '../../scene/text-shaper';
import { SceneCanvases } from '../canvas/scene-canvases';
import { type SentAnimation, updateSince } from './animation-update';
import { inNextTask } from './next-task';
import type { CompileRequest, FromWorker, ToWorker } from './worker-messages';

/** `openShaper` gets the folder of the fonts. */
export function createCompilerHost(
  openShaper: (fontsUrl: string) => Promise<TextShaper>,
  answer: (answer: Exclude<FromWorker, { type: 'ready' }>) => void,
): (message: ToWorker) => void {
  const templates = new Map<number, LottieAnimation>();
  const fieldLists = new Map<number, SceneTemplate['fields']>();
  const cancelled = new Set<number>();
  /** By scene: what the page has, and what it was made with. */
  const sent = new Map<number, SentAnimation>();
  const memories = new Map<number, SceneMemory>();
  const canvases = new SceneCanvases(answer);
  const asked: CompileRequest[] = [];
  let shaper: Promise<TextShaper> | undefined;
  let fontsUrl = '';

  async function serve(request: CompileRequest): Promise<void> {
    const { requestId, sceneId, templateId, fieldsId, content } = request;
    try {
      const animation = templates.get(templateId);
      const fields = fieldLists.get(fieldsId);
      if (!animation || !fields) throw new Error(`Template ${templateId} was never sent.`);
      shaper ??= openShaper(fontsUrl);
      const template = { animation, fields, animations: sentBefore(request, templates) };
      const ready = await shaper;
      if (!cancelled.has(requestId)) await ready.prepare(textsOf(template, content));
      if (cancelled.delete(requestId)) return answer({ type: 'failed', requestId, code: 'aborted', message: '' });
      const memory = memories.get(sceneId) ?? new SceneMemory();
      memories.set(sceneId, memory);
      const { animation: compiled, notices } = compileScene(template, content, ready, memory);
      const update = updateSince(sent.get(sceneId), compiled);
      sent.set(sceneId, { requestId, animation: compiled });
      answer({ type: 'compiled', requestId, update, notices });
      canvases.compiled(request, compiled);
    } catch (thrown) {
      if (!isSpotreelError(thrown, 'template_invalid')) shaper = undefined; // the next request tries to load it again
      const code = isSpotreelError(thrown) ? thrown.code : 'playback_failed';
      answer({ type: 'failed', requestId, code, message: messageOf(thrown) });
    }
  }

  /** One a task: a project of many scenes must not keep a canvas waiting. */
  function take(request: CompileRequest): void {
    asked.push(request);
    if (asked.length === 1) inNextTask(serveNext);
  }

  function serveNext(): void {
    const [request] = asked;
    if (request) void serve(request);
    asked.shift();
    if (asked.length > 0) inNextTask(serveNext);
  }

  return (message) => {
    if (message.type === 'init') {
      fontsUrl = message.fontsUrl;
      shaper = openShaper(fontsUrl); // ahead of the first scene, which reports what goes wrong
      shaper.catch(() => {});
    } else if (message.type === 'template') templates.set(message.templateId, message.animation);
    else if (message.type === 'fields') fieldLists.set(message.fieldsId, message.fields);
    else if (message.type === 'cancel') cancelled.add(message.requestId);
    else if (message.type === 'compile') take(message.request);
    else canvases.receive(message);
  };
}

function sentBefore({ animationIds = {} }: CompileRequest, documents: ReadonlyMap<number, LottieAnimation>) {
  const found = Object.entries(animationIds).flatMap(([src, id]) => {
    const document = documents.get(id);
    return document ? [[src, document] as const] : [];
  });
  return Object.fromEntries(found);
}
