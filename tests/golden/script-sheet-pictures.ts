/** The sheet of scripts, painted by the preview and by the renderer. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { scriptSheet } from '../../library/sheet/script-sheet';
import { compileComposition, createTextShapingCompiler } from '../../sdk/scene/compiling/compile-composition';
import type { TextShaper } from '../../sdk/scene/text-shaper';
import { type BrowserPainter, type Pixels, paintInNode } from './painters';

export interface ScriptSheetPictures {
  readonly width: number;
  readonly height: number;
  readonly preview: Pixels;
  readonly render: Pixels;
}

export async function paintScriptSheet(browser: BrowserPainter, shaper: TextShaper): Promise<ScriptSheetPictures> {
  const animation = scriptSheet();
  const scene = {
    ingredientId: 1,
    template: { animation, fields: { texts: [], images: [], colors: [] } },
    content: { texts: {}, images: {}, colors: {} },
    background: { type: 'color', color: '#ffffff' },
    durationSeconds: 1,
    keyframeSeconds: 0.5,
  } as const;
  const { w: width, h: height } = animation;
  const input = { width, height, scenes: [scene], audio: [] };
  const composed = await compileComposition(input, createTextShapingCompiler(shaper));
  const preview = await browser.paint(composed, 0);
  return { width, height, preview, render: await paintInNode(composed, 0, (src) => src) };
}

/** The preview's picture beside the renderer's, WebP. */
export function writeScriptSheet(file: string, { width, height, preview, render }: ScriptSheetPictures): void {
  const canvas = createCanvas(2 * width, height);
  for (const [column, pixels] of [preview, render].entries())
    canvas
      .getContext('2d')
      .putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), column * width, 0);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, canvas.toBuffer('image/webp', 60));
}
