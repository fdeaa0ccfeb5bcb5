import '../../../../elements/auto';
import { memorySecurityStorage } from '../../../../sdk/client/session/security-state';
import { compileScene } from '../../../../sdk/scene/compiling/compile-scene';
import { createSpotreel } from '../../../../sdk/stores/spotreel';
import { plainShaper } from '../../../sdk/scene/plain-shaper';
import { document as lottie, textLayer } from '../../../sdk/scene/templates';
import { contractServer } from '../../../sdk/stores/contract-server';

/** Letters are squares, shown for as long as the scene lasts. */
const words = textLayer('headline', { sid: 'headline', document: { ps: [20, 40], s: 20, sz: [600, 30] } });
const drawn = { ...lottie([{ ...words, op: 1000 }]), op: 120 };

/** A `<project-editor>` of the stub server's project 7, whose scenes are painted without a network. Not on the page yet. */
export async function paintedEditor() {
  const server = contractServer();
  const spotreel = createSpotreel({
    apiBase: 'http://stub',
    storage: memorySecurityStorage(),
    fetch: server.fetch,
    compileScene: async ({ template, content }) =>
      compileScene({ ...template, animation: drawn }, content, plainShaper),
  });
  await spotreel.session.signIn({ email: 'a@b.co', password: 'good' });
  const editor = document.createElement('project-editor');
  Object.assign(editor.style, { display: 'block', height: '600px' });
  editor.spotreel = spotreel;
  editor.projectId = 7;
  return { editor, server, spotreel };
}
