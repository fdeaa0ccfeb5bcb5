import { expect, test, vi } from 'vitest';
import type { Client } from '../../../../sdk/client/client';
import type { SceneInput } from '../../../../sdk/scene/compiling/compile-composition';
import type { SceneContent } from '../../../../sdk/scene/compiling/compile-scene';
import { createServerSceneCompiler } from '../../../../sdk/stores/compiling/server-scene-compiler';
import { ingredientTemplate } from '../../project/launch-project';

test('the server gets all that a scene is compiled from', async () => {
  const compileScene = vi.fn(async (_call: { body: object }) => ({ animation: {}, notices: [] }));
  const compiler = createServerSceneCompiler({ compileScene } as unknown as Client);
  const template = ingredientTemplate(12);
  compiler.know(template);
  const content = {
    texts: { headline: 'Sale' },
    colors: { accent: '#ff0000' },
    images: { logo: { mediaId: 5, src: '/5.png', widthPx: 9, heightPx: 9 } },
    shots: { logo: 'pan-up' },
    fontFamily: 'Lora',
    frames: 125,
    joins: { isEntering: false, isLeaving: true },
    languages: ['de'],
    sampleTexts: ['body'],
    backdrop: { media: { mediaId: 6 }, scale: 1, positionX: 0, positionY: 0, camera: 'zoom-in' },
    background: { type: 'color', color: '#000000' },
  } satisfies Record<Exclude<keyof SceneContent, 'displayFont'>, unknown>;
  await compiler.compile({ template: { fields: template.fields }, content } as unknown as SceneInput);
  const [[call] = []] = compileScene.mock.calls;
  const { template: id, ratio, ...body } = (call?.body ?? {}) as Record<string, unknown>;
  expect([id, ratio]).toEqual([12, template.orientation]);
  expect(body).toEqual({ ...content, images: { logo: 5 }, backdrop: { ...content.backdrop, media: 6 } });
});
