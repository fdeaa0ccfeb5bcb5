/** What the page and the scene worker say to each other. */
import type { CompiledAnimation, SceneContent, SceneTemplate } from '../scene/compile-scene';

export type WorkerRequest =
  /** First of all: where the fonts lie, as an absolute address that ends with a slash. */
  | { readonly type: 'init'; readonly fontsUrl: string }
  /** A template is sent once and named by its key from then on. */
  | { readonly type: 'template'; readonly key: number; readonly template: SceneTemplate }
  | { readonly type: 'compile'; readonly id: number; readonly key: number; readonly content: SceneContent };

export type WorkerAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'compiled'; readonly id: number; readonly compiled: CompiledAnimation }
  | { readonly type: 'failed'; readonly id: number; readonly code: string; readonly message: string };
