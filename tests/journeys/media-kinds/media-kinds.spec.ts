/** Files of every kind look in the editor as in what the server paints. Takes minutes, and an ffmpeg on the machine for its films. */
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { EditorPage } from '../pages/editor/editor';
import { beginSession } from '../pages/sign-in';
import { callsOf } from '../upgrades/work';
import { filmKinds } from './films';
import { type Kind, pictureKinds } from './pictures';

const COMPARED = { width: 160, height: 90 } as const;
/** Of 255, of all channels: what two codecs and two scalers make of one picture. */
const MOST_DIFFERENCE = 3;

test('pictures and films look alike in the editor and in stills of the server', async ({ page, baseURL }) => {
  test.skip(process.env.SPOTREEL_FULL_TESTS === undefined, 'takes minutes');
  test.setTimeout(1_200_000);
  const call = await callsOf(baseURL ?? '');
  await beginSession(page);
  const rows: string[] = [];
  for (const kind of [...(await pictureKinds()), ...((await filmKinds()) ?? [])]) {
    const media = await upload(kind);
    const project = await projectOver(media);
    const difference = await differenceOf(project);
    rows.push(`${kind.name}: ${difference.toFixed(2)}`);
    expect.soft(difference, kind.name).toBeLessThan(MOST_DIFFERENCE);
  }
  console.log(rows.join('\n'));

  async function upload({ name, bytes }: Kind): Promise<{ id: number; type: string }> {
    const form = new FormData();
    form.set('media', new Blob([bytes as BlobPart]), name);
    const { id } = await call('POST', '/v1/media', form);
    await expect.poll(async () => (await call('GET', `/v1/media/${id}`)).state, { timeout: 60_000 }).toBe('ready');
    return call('GET', `/v1/media/${id}`);
  }

  /** One scene that takes any background, without words. */
  async function projectOver({ id: value, type }: { id: number; type: string }): Promise<number> {
    const { id } = await call('POST', '/v1/project', { recipeId: 1 });
    const { ingredients, musicKit } = await call('GET', `/v2/project/${id}`);
    const scene = ingredients[4];
    const { id: ingredient, ingredientTemplateId: template, colors, images } = scene;
    const texts = scene.texts.map((text: { id: string }) => ({ ...text, value: '' }));
    const one = { ingredient, template, order: 0, images, texts, colors, background: { type, value } };
    await call('PUT', `/v2/project/${id}`, { name: 'Kinds', customisations: [one], audio: [], musicKit });
    return id;
  }

  /** Mean of all channels, 0 to 255, at the moment that the editor opens with. */
  async function differenceOf(project: number): Promise<number> {
    await page.goto(`/project/${project}`);
    await new EditorPage(page).waitForPicture();
    await page.waitForTimeout(800); // videos are sought
    const atSeconds = Number(await page.getByRole('slider', { name: 'Playback position' }).inputValue());
    const canvas = page.locator('.sr-stage__picture canvas').filter({ visible: true });
    const shown = await canvas.screenshot({ style: '.sr-on-picture { visibility: hidden; }' });
    const { url } = await call('POST', '/v1/render/preview', { projectId: project, atSeconds });
    const painted = await (await page.request.get(url)).body();
    const [ours, theirs] = await Promise.all([pixelsOf(painted), pixelsOf(shown)]);
    return ours.reduce((sum, value, at) => sum + Math.abs(value - (theirs[at] ?? 0)), 0) / ours.length;
  }
});

function pixelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().resize(COMPARED.width, COMPARED.height, { fit: 'fill' }).raw().toBuffer();
}
