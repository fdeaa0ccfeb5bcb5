/** Decides whether the text shaper runs as WebAssembly or as the script that was made of it. */

/** The part of Emscripten's options that is used here. */
interface HarfBuzzOptions {
  instantiateWasm?: (imports: object, done: (instance: { readonly exports: object }) => void) => object;
}

interface HarfBuzzScript {
  instantiate(imports: object): object;
}

/** The smallest module: a header and nothing in it. */
const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/**
 * A page's policy refuses WebAssembly in most places, and a browser reports each try. So a page is not asked: the script
 * shapes the same letters in a few milliseconds more.
 */
export async function harfBuzzOptions(): Promise<HarfBuzzOptions> {
  if (!('document' in globalThis) && allowsWebAssembly()) return {};
  const address = new URL('harfbuzz-script.js', import.meta.url).href;
  const { instantiate } = (await import(/* @vite-ignore */ address)) as HarfBuzzScript;
  return {
    instantiateWasm(imports, done) {
      const exports = instantiate(imports);
      done({ exports });
      return exports;
    },
  };
}

function allowsWebAssembly(): boolean {
  try {
    return new WebAssembly.Module(EMPTY_MODULE) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
