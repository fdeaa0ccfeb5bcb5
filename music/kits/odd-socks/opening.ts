import { kitSection, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { TIPTOE, TIPTOE_ON } from './tunes';

const intro = kitSection(
  pieces.intro,
  4,
  'C A7 Dm7 G7',
  play.dots(92),
  play.oomShort(),
  ...between(0, 8, ...play.tiptoe()),
  ...between(8, 16, ...play.tiptoe(true), play.tipPah()),
  tune('bassoon', 'C3:.5! r:.5 E3:.5 G3:.5 r:2 | C#3:.5! r:.5 E3:.5 A3:.5 r:2', 88),
  tune('clarinet', 'r:4 | r:4 | r:2 D5:.5 F5:.5 A5:.5 r:.5 | B5:.5 A5:.5 G5:.5 F5:.5 D5:.5 r:1.5', 80),
);

const shortIntro = kitSection(
  { ...pieces.introShort, lifts: true },
  2,
  'Dm7 G7',
  play.ripple(92),
  play.pah(),
  play.oom(),
  ...play.tiptoe(true),
  tune('xylophone', 'r:2 D5:.5 F5:.5 A5:.5 C6:.5 | B5:.5! A5:.25 G5:.25 F5:.5 D5:.5 B4:.5 G4:.5 r:1', 90),
);

const fadeIn = kitSection(pieces.fadeIn, 2, 'Dm7 G7', play.ripple(90), play.pah(), play.oom(), ...play.tiptoe());

const verse = kitSection(
  pieces.verse,
  8,
  'C A7 Dm7 G7 C A7 D9 G7',
  ...play.tiptoe(true),
  play.oomShort(),
  play.tipPah(),
  play.dots(86),
  tune('clarinet', TIPTOE, 84),
  tune('clarinet', TIPTOE_ON, 88, 16),
  tune('bassoon', 'r:3.5 G2:.5 | r:3 A2:.5 C#3:.5 | r:3 D3:.5 A2:.5 | r:3 G2:.5 B2:.5', 84, 0),
  tune('bassoon', 'r:3 C3:.5 B2:.5 | A2:1 r:2 A2:.5 C3:.5 | D3:1 r:2 A2:1 | G2:1 B2:1 D3:1 r:1', 84, 16),
  tune('xylophone', 'r:3.5 G6:.5 | r:4 | r:4 | r:2 G6:.5 B6:.5 r:1', 74, 16),
);

const verseShort = kitSection(
  pieces.verseShort,
  4,
  'C A7 Dm7 G7',
  ...play.tiptoe(),
  play.oomShort(),
  play.tipPah(),
  play.dots(86),
  tune(
    'bassoon',
    'C3:.5! r:.5 E3:.5 r:.5 D#3:.25 E3:.25 r:.5 G3:.5 r:.5 | A2:.5! r:.5 C#3:.5 r:.5 E3:.5 r:.5 G3:.5 r:.5 | D3:.5! r:.5 F3:.5 r:.5 E3:.25 F3:.25 r:.5 A3:.5 r:.5 | G3:.5! F3:.5 D3:.5 B2:.5 G2:.5 r:1.5',
    88,
  ),
  tune('xylophone', 'r:3.5 C6:.5 | r:3.5 C#6:.5 | r:3.5 D6:.5 | r:2 B5:.5 D6:.5 G6:.5 r:.5', 80),
);

const build = kitSection(
  pieces.build,
  4,
  'F F#dim7 C/G G7',
  ...play.windUp,
  play.oom('R-..R-..R-..R...'),
  play.pah(),
  play.rolling(92, [
    [0, -3],
    [16, 1],
  ]),
  play.stringBed(82, [
    [0, -7],
    [15, 2],
  ]),
  tune(
    'clarinet',
    'A4:.5 C5:.5 F5:1 C5:.5 F5:.5 A5:1 | A4:.5 C5:.5 Eb5:1 C5:.5 Eb5:.5 A5:1 | G4:.5 C5:.5 E5:1 C5:.5 E5:.5 G5:1 | G5:.5 A5:.5 B5:.5 D6:.5 F6:1! r:1',
    88,
  ),
);

export const opening: readonly ScoreSection[] = [shortIntro, intro, fadeIn, verse, verseShort, build];
