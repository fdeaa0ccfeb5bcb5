/** What a browser lets out of music of an account, by its pitch and its level: its part, its fades, and its second start. */
import { expect } from 'chai';
import { createPlayer, type Player, type PlayerState } from '../../../sdk/player/player';
import { placeOwnMusic } from '../../../sdk/scene/compiling/own-music';
import { composition, scene, tone } from './compositions';

const RealContext = window.AudioContext;
const SONG_SECONDS = 6;
const VIDEO_SECONDS = 3;
let player: Player;
let host: HTMLElement;
let meter: AnalyserNode | undefined;

/** A context whose sound goes through the meter. */
class MeasuredContext extends RealContext {
  override get destination(): AudioDestinationNode {
    if (!meter) {
      meter = new AnalyserNode(this, { fftSize: 4096 });
      meter.connect(super.destination);
    }
    return meter as unknown as AudioDestinationNode;
  }
}

beforeEach(() => {
  meter = undefined;
  window.AudioContext = MeasuredContext;
  host = document.createElement('div');
  document.body.append(host);
  player = createPlayer({ container: host, label: 'Preview' });
});

afterEach(() => {
  player.destroy();
  host.remove();
  window.AudioContext = RealContext;
});

interface Heard {
  readonly seconds: number;
  readonly level: number;
  /** Hertz. */
  readonly pitch: number;
}

function hear(): Heard | undefined {
  if (!meter) return undefined;
  const wave = new Float32Array(meter.fftSize);
  meter.getFloatTimeDomainData(wave);
  let power = 0;
  let crossings = 0;
  for (const [index, value] of wave.entries()) {
    power += value * value;
    if (index > 0 && value < 0 !== (wave[index - 1] ?? 0) < 0) crossings += 1;
  }
  const pitch = crossings / 2 / (wave.length / meter.context.sampleRate);
  return { seconds: player.seconds, level: Math.sqrt(power / wave.length), pitch };
}

/** Plays to the end. A song of 300 Hz and 100 Hz more each second says with its pitch where in it one is. */
async function heard(fromSeconds: number, playFrom = 0): Promise<Heard[]> {
  const src = tone(SONG_SECONDS, 48_000, (second) => Math.sin(2 * Math.PI * (300 * second + 50 * second * second)));
  const music = { audioId: 1, src, durationSeconds: SONG_SECONDS, leadInSamples: 0, sampleRate: 48_000 };
  const cut = { fromSeconds, fadeInSeconds: 0.5, fadeOutSeconds: 1 };
  const placed = placeOwnMusic({ ...music, ...cut, contentSamples: SONG_SECONDS * 48_000 }, VIDEO_SECONDS);
  player.setComposition(composition([scene(1, 0, { durationFrames: VIDEO_SECONDS * 30 })], placed));
  while (!isIn('ready')) await pause();
  player.seek(playFrom);
  await player.play();
  const moments: Heard[] = [];
  while (!isIn('ended')) {
    const moment = hear();
    if (moment) moments.push(moment);
    await pause();
  }
  return moments;
}

const isIn = (state: PlayerState) => player.state === state;
const pause = () => new Promise((resolve) => setTimeout(resolve, 15));
const between = (moments: readonly Heard[], from: number, to: number) =>
  moments.filter(({ seconds }) => seconds > from && seconds < to);
const loudest = (moments: readonly Heard[]) => Math.max(...moments.map(({ level }) => level));

/** The meter hears a little of the past. */
function expectPitch(moments: readonly Heard[], wanted: (seconds: number) => number): void {
  expect(moments.length).to.be.greaterThan(0);
  for (const { seconds, pitch } of moments) expect(pitch).to.be.closeTo(wanted(seconds), 45);
}

describe('music of an account', () => {
  it('is heard from its chosen start, comes in and goes out', async () => {
    const moments = await heard(2);
    expectPitch(between(moments, 0.8, 1.9), (seconds) => 300 + 100 * (2 + seconds));
    const full = loudest(between(moments, 1, 1.9));
    expect(loudest(between(moments, 0, 0.15))).to.be.lessThan(full * 0.75);
    expect(loudest(between(moments, 2.85, 3))).to.be.lessThan(full * 0.4);
  });

  it('is at its place when it plays from the middle', async () => {
    const moments = await heard(1, 1.2);
    expectPitch(between(moments, 1.5, 1.95), (seconds) => 300 + 100 * (1 + seconds));
  });

  it('starts again where it is shorter than the video', async () => {
    const moments = await heard(4.5);
    expectPitch(between(moments, 0.4, 1), (seconds) => 300 + 100 * (4.5 + seconds));
    // the part lasts 1.5 s and crosses over for a quarter of that
    expectPitch(between(moments, 1.75, 2.1), (seconds) => 300 + 100 * (4.5 + seconds - 1.125));
  });
});
