import type { Route } from '../../platform/http/implement';
import type { RenderServices } from '../domain';
import { cancelRender } from './cancel-render';
import { checkProject } from './check-project';
import { compileScene } from './compile-scene';
import { keyframes } from './keyframes';
import { renderFrame } from './render-frame';
import { renderImage } from './render-image';
import { renderPreview } from './render-preview';
import { requestKeyframes } from './request-keyframes';
import { requestRender } from './request-render';

/** Renders that are asked for and cancelled, and pictures of scenes, painted now or in the queue. */
export const renderRoutes: readonly Route<RenderServices>[] = [
  renderImage,
  renderPreview,
  requestRender,
  cancelRender,
  renderFrame,
  requestKeyframes,
  keyframes,
  compileScene,
  checkProject,
];
