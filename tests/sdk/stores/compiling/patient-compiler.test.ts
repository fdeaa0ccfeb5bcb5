import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SpotreelErrorCode } from '../../../../sdk/base/error-codes';
import { SpotreelError } from '../../../../sdk/base/errors';
import type { SceneCompiler, SceneInput } from '../../../../sdk/scene/compiling/compile-composition';
import type { CompiledAnimation } from '../../../../sdk/scene/compiling/compile-scene';
import { patientCompiler } from '../../../../sdk/stores/compiling/patient-compiler';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const scene = {} as SceneInput;
const made = (by: string) => ({ animation: { nm: by }, notices: [] }) as unknown as CompiledAnimation;
const OWN = made('page');
const SERVER = made('server');
const later = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(() => resolve(value), ms);
  });
const never = () => new Promise<CompiledAnimation>(() => {});
const refusing = (code: SpotreelErrorCode) => async () => {
  throw new SpotreelError(code, code);
};

/** What was answered, and after how many milliseconds. */
async function asked(compile: SceneCompiler) {
  const before = Date.now();
  const answer = compile(scene).then(
    (compiled) => (compiled === OWN ? 'page' : 'server'),
    (thrown: SpotreelError) => thrown.code,
  );
  const timed = answer.then((by) => [by, Date.now() - before] as const);
  await vi.advanceTimersByTimeAsync(120_000);
  return timed;
}

describe('a compiler of the page that may not answer', () => {
  it('is asked alone while it answers', async () => {
    const onServer = vi.fn<SceneCompiler>(async () => SERVER);
    const compile = patientCompiler(() => later(3_000, OWN), onServer);
    expect(await asked(compile)).toEqual(['page', 3_000]);
    expect(onServer).not.toHaveBeenCalled();
  });

  for (const delayMs of [15_000, 60_000])
    it(`has the server in its place while its file takes ${delayMs / 1000} s`, async () => {
      const own = vi.fn<SceneCompiler>().mockImplementationOnce(() => later(delayMs, OWN));
      const onServer = vi.fn<SceneCompiler>(() => later(500, SERVER));
      own.mockImplementation(async () => OWN);
      const compile = patientCompiler(own, onServer);
      expect(await asked(compile)).toEqual(['server', 4_500]);
      // it has answered since
      expect(await asked(compile)).toEqual(['page', 0]);
      expect(onServer).toHaveBeenCalledTimes(1);
    });

  it('is not waited for again while it hangs', async () => {
    const compile = patientCompiler(never, () => later(500, SERVER));
    expect(await asked(compile)).toEqual(['server', 4_500]);
    expect(await asked(compile)).toEqual(['server', 500]);
  });

  it('is asked again where it could not start', async () => {
    const own = vi.fn<SceneCompiler>(refusing('playback_failed'));
    const compile = patientCompiler(own, async () => SERVER);
    expect(await asked(compile)).toEqual(['server', 0]);
    own.mockImplementation(async () => OWN);
    expect(await asked(compile)).toEqual(['page', 0]);
  });

  it('refuses a scene by itself', async () => {
    const onServer = vi.fn<SceneCompiler>(async () => SERVER);
    expect(await asked(patientCompiler(refusing('template_invalid'), onServer))).toEqual(['template_invalid', 0]);
    expect(onServer).not.toHaveBeenCalled();
  });

  it('ends with an error where neither answers, and can be asked again', async () => {
    const own = vi.fn<SceneCompiler>(never);
    const onServer = vi.fn<SceneCompiler>(never);
    const compile = patientCompiler(own, onServer);
    expect(await asked(compile)).toEqual(['timeout', 34_000]);
    onServer.mockImplementation(refusing('network_error'));
    own.mockImplementation(refusing('playback_failed'));
    expect(await asked(compile)).toEqual(['network_error', 0]);
    own.mockImplementation(async () => OWN);
    expect(await asked(compile)).toEqual(['page', 0]);
  });
});
