import type { FocusPoint } from '@spotreel/sdk/internal/scene';
import { FOCUS_POINTS } from './focus-points';

/** The pictures and videos under `library/media/`. Ids are on the wire and in saved projects: never reuse one. */
export interface MediaFileSource {
  readonly id: number;
  readonly name: string;
  /** Under `library/media/`. */
  readonly file: string;
  readonly type: 'image' | 'video';
  readonly mimeType: 'image/jpeg' | 'image/png' | 'video/mp4';
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationSeconds?: number;
  /** Words that a search of stock finds it by, besides its name. */
  readonly searchWords?: string;
  /** Still of a video, under `library/media/`. */
  readonly posterFile?: string;
  /** Point that stays in view if the picture is cropped. Default: the middle. */
  readonly focus?: FocusPoint;
}

type Size = readonly [widthPx: number, heightPx: number];

function jpeg(id: number, file: string, name: string, [widthPx, heightPx]: Size, searchWords: string): MediaFileSource {
  const facts = { id, name, type: 'image', mimeType: 'image/jpeg', widthPx, heightPx, searchWords } as const;
  const [x, y] = FOCUS_POINTS[`${file}.jpg`] ?? [];
  const focus = x !== undefined && y !== undefined && { focus: { x, y } };
  return { ...facts, file: `${file}.jpg`, ...focus };
}

function video(id: number, file: string, name: string, durationSeconds: number, searchWords: string): MediaFileSource {
  const facts = { widthPx: 1280, heightPx: 720, durationSeconds, searchWords };
  return { id, name, file: `${file}.mp4`, posterFile: `${file}.jpg`, type: 'video', mimeType: 'video/mp4', ...facts };
}

/** The logo of the demo place. */
export const demoLogo: MediaFileSource = {
  id: 1,
  name: 'Juniper logo',
  file: 'juniper-logo.png',
  type: 'image',
  mimeType: 'image/png',
  widthPx: 1200,
  heightPx: 600,
};

export const mediaSources: readonly MediaFileSource[] = [
  demoLogo,
  jpeg(2, 'halo-lamp', 'Lamp on a plinth', [1260, 1260], 'light lighting interior product design shop furniture home'),
  jpeg(3, 'halo-pair', 'Two lamps', [1350, 1260], 'light lighting interior product design shop furniture pair home'),
  jpeg(4, 'halo-room', 'Lamp in the evening', [1728, 1080], 'light lighting interior night cozy room shelf home'),
  jpeg(5, 'still-life', 'Vases and oranges', [1350, 1350], 'still life fruit orange ceramic bowl art kitchen'),
  jpeg(6, 'breakfast-table', 'Coffee and books', [1530, 1170], 'breakfast cafe morning table drink book reading home'),
  jpeg(7, 'neon-arches', 'Neon arches', [1728, 1152], 'light night club party event glow abstract background music'),
  jpeg(8, 'mirror-ball', 'Mirror ball', [1260, 1260], 'disco party dance club event music glitter night'),
  jpeg(9, 'cactus', 'Cactus and friends', [1260, 1260], 'plant green garden nature pot clay desert cute'),
  jpeg(10, 'watering-can', 'Watering can', [1350, 1260], 'garden gardening plant nature spring water green'),
  jpeg(13, 'evening-lamp', 'Lamp, close', [760, 1080], 'light lighting interior night cozy product closeup home'),
  jpeg(14, 'sunny-plant', 'Plant in the sun', [1260, 1260], 'nature green leaf summer sunshine garden paper'),
  jpeg(40, 'stool', 'Stool with a plant', [1080, 1080], 'furniture chair interior product wood home shop'),
  jpeg(41, 'stool-parts', 'Parts of a stool', [1080, 1080], 'furniture assembly wood product craft flat lay build'),
  jpeg(42, 'pizza', 'Pizza', [1080, 1080], 'food restaurant italian dinner lunch cheese menu delivery'),
  jpeg(43, 'lemonade', 'Lemonade', [1080, 1080], 'drink food summer lemon glass refreshment cafe juice'),
  jpeg(
    44,
    'pancakes',
    'Pancakes with berries',
    [1080, 1080],
    'food breakfast brunch berry restaurant cafe sweet dessert',
  ),
  jpeg(45, 'kettlebell', 'Kettlebell', [1080, 1080], 'fitness gym sport training workout weight health'),
  jpeg(46, 'dumbbells', 'Dumbbells', [1080, 1080], 'fitness gym sport training workout weights health exercise'),
  jpeg(
    47,
    'desk',
    'Desk with a laptop',
    [1350, 1080],
    'office work computer business workplace desk technology coffee mug',
  ),
  jpeg(
    48,
    'towers',
    'Towers at night',
    [1350, 1080],
    'city building skyline office business architecture real estate night',
  ),
  jpeg(
    20,
    'house',
    'House by the water',
    [1600, 1066],
    'home real estate villa pool architecture lake property building',
  ),
  jpeg(21, 'living-room', 'Living room', [1440, 1080], 'home interior sofa window real estate furniture apartment'),
  jpeg(23, 'peg-team', 'Wooden team', [1440, 1080], 'people team group business office work colleagues toy wood'),
  jpeg(
    24,
    'peg-portrait',
    'Wooden engineer',
    [900, 900],
    'people person worker builder helmet portrait construction toy wood',
  ),
  jpeg(
    25,
    'bright-desk',
    'Desk in bright colors',
    [1440, 1038],
    'office work business workplace colorful creative study coffee mug',
  ),
  jpeg(26, 'shopping-bags', 'Shopping bags', [1260, 1103], 'shop shopping sale gift present store retail fashion'),
  jpeg(27, 'lounge-chair', 'Lounge chair', [1200, 1200], 'furniture interior seat home design product'),
  jpeg(
    28,
    'misty-hills',
    'Hills in the haze',
    [1728, 972],
    'nature landscape mountain sunset travel sky background fog',
  ),
  jpeg(
    29,
    'pottery-light',
    'Pottery in the evening sun',
    [1600, 1000],
    'ceramic craft clay handmade table vase sunset art',
  ),
  jpeg(
    22,
    'stairs',
    'Stairs in the sun',
    [1200, 1286],
    'architecture wall building light shadow summer minimal travel',
  ),
  video(11, 'neon-flow', 'Flowing light', 8, 'abstract background loop neon wave glow night club music motion'),
  video(12, 'leaf-shadows', 'Shadows of leaves', 8, 'nature plant wall background loop calm sun tree motion'),
];
