/**
 * Core of the scene worker, without the worker: templates come in once, requests are compiled in order, canvases
 * painted.
 */
import { isSpotreelError, messageOf } from '../../base/errors';
import { compileScene, type SceneTemplate, textsOf } from '../../scene/compiling/compile-scene';
import type { LottieAnimation } from '../../scene/lottie';
import { SceneMemory } from '../../scene/text-layers/scene-memory';
import type { TextShaper } from '../../scene/text-shaper';
import { SceneCanvases } from '../canvas/scene-canvases';
import { type SentAnimation, updateSince } from './animation-update';
import { inNextTask } from './next-task';
import type { CompileRequest, FromWorker, ToWorker } from './worker-messages';

/** Loads the text shaper; `fontsUrl` is the folder of the fonts. */
export type OpenShaper = (fontsUrl: string) => Promise<TextShaper>;
export type AnswerPage = (
  answer: Exclude<FromWorker, { type: 'ready' | 'unstartable' }>,
  transfer?: Transferable[],
) => void;

export interface CompilerHostOptions {
  /** It shares the page's thread: what was typed is compiled within the key's own task, so that one frame shows form and picture. */
  readonly isOnPage?: boolean | undefined;
}

/** Returns the receiver of the page's messages. */
export function createCompilerHost(
  openShaper: OpenShaper,
  answer: AnswerPage,
  { isOnPage = false }: CompilerHostOptions = {},
): (message: ToWorker) => void {
  const host = new CompilerHost(openShaper, answer, isOnPage);
  return (message) => host.receive(message);
}

class CompilerHost {
  readonly #openShaper: OpenShaper;
  readonly #answer: AnswerPage;
  readonly #isOnPage: boolean;
  readonly #templates = new Map<number, LottieAnimation>();
  readonly #fieldLists = new Map<number, SceneTemplate['fields']>();
  readonly #cancelled = new Set<number>();
  /** By scene: what the page has, and what it was made with. */
  readonly #sent = new Map<number, SentAnimation>();
  readonly #memories = new Map<number, SceneMemory>();
  readonly #canvases: SceneCanvases;
  readonly #requests: CompileRequest[] = [];
  #shaper: Promise<TextShaper> | undefined;
  #fontsUrl = '';

  constructor(openShaper: OpenShaper, answer: AnswerPage, isOnPage: boolean) {
    this.#openShaper = openShaper;
    this.#answer = answer;
    this.#isOnPage = isOnPage;
    this.#canvases = new SceneCanvases(answer);
  }

  receive(message: ToWorker): void {
    if (message.type === 'init') {
      this.#fontsUrl = message.fontsUrl;
      this.#shaper = this.#openShaper(message.fontsUrl); // ahead of the first scene, which reports what goes wrong
      this.#shaper.catch(() => {});
    } else if (message.type === 'template') this.#templates.set(message.templateId, message.animation);
    else if (message.type === 'fields') this.#fieldLists.set(message.fieldsId, message.fields);
    else if (message.type === 'cancel') this.#cancelled.add(message.requestId);
    else if (message.type === 'compile') this.#enqueue(message.request);
    else this.#canvases.receive(message);
  }

  /** One a task: a project of many scenes must not keep a canvas waiting. */
  #enqueue(request: CompileRequest): void {
    const isTyped = this.#isOnPage && this.#sent.has(request.sceneId);
    if (isTyped && this.#requests.length === 0) return void this.#serve(request);
    this.#requests.push(request);
    if (this.#requests.length === 1) inNextTask(this.#serveNext);
  }

  readonly #serveNext = (): void => {
    const [request] = this.#requests;
    if (request) void this.#serve(request);
    this.#requests.shift();
    if (this.#requests.length > 0) inNextTask(this.#serveNext);
  };

  async #serve(request: CompileRequest): Promise<void> {
    const { requestId } = request;
    try {
      const template = this.#templateOf(request);
      this.#shaper ??= this.#openShaper(this.#fontsUrl);
      const shaper = await this.#shaper;
      if (!this.#cancelled.has(requestId)) await shaper.prepare(textsOf(template, request.content));
      if (this.#cancelled.delete(requestId))
        return this.#answer({ type: 'failed', requestId, code: 'aborted', message: '' });
      this.#compile(request, template, shaper);
    } catch (thrown) {
      if (!isSpotreelError(thrown, 'template_invalid')) this.#shaper = undefined; // the next request tries to load it again
      const code = isSpotreelError(thrown) ? thrown.code : 'playback_failed';
      this.#answer({ type: 'failed', requestId, code, message: messageOf(thrown) });
    }
  }

  #templateOf(request: CompileRequest): SceneTemplate {
    const animation = this.#templates.get(request.templateId);
    const fields = this.#fieldLists.get(request.fieldsId);
    if (!animation || !fields) throw new Error(`Template ${request.templateId} was never sent.`);
    return { animation, fields, animations: sentBefore(request, this.#templates) };
  }

  #compile(request: CompileRequest, template: SceneTemplate, shaper: TextShaper): void {
    const { requestId, sceneId, content } = request;
    const memory = this.#memories.get(sceneId) ?? new SceneMemory();
    this.#memories.set(sceneId, memory);
    const { animation, notices } = compileScene(template, content, shaper, memory);
    const update = updateSince(this.#sent.get(sceneId), animation);
    this.#sent.set(sceneId, { requestId, animation });
    this.#answer({ type: 'compiled', requestId, update, notices });
    this.#canvases.compiled(request, animation);
  }
}

function sentBefore({ animationIds = {} }: CompileRequest, documents: ReadonlyMap<number, LottieAnimation>) {
  const found = Object.entries(animationIds).flatMap(([src, id]) => {
    const document = documents.get(id);
    return document ? [[src, document] as const] : [];
  });
  return Object.fromEntries(found);
}
