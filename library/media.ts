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
  /** Still of a video, under `library/media/`. */
  readonly posterFile?: string;
}

function jpeg(id: number, file: string, name: string, widthPx: number, heightPx: number): MediaFileSource {
  return { id, name, file: `${file}.jpg`, type: 'image', mimeType: 'image/jpeg', widthPx, heightPx };
}

function video(id: number, file: string, name: string, durationSeconds: number): MediaFileSource {
  const size = { widthPx: 1280, heightPx: 720, durationSeconds };
  return { id, name, file: `${file}.mp4`, posterFile: `${file}.jpg`, type: 'video', mimeType: 'video/mp4', ...size };
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
  jpeg(2, 'halo-lamp', 'Lamp on a plinth', 1260, 1260),
  jpeg(3, 'halo-pair', 'Two lamps', 1350, 1260),
  jpeg(4, 'halo-room', 'Lamp in the evening', 1728, 1080),
  jpeg(5, 'still-life', 'Vases and oranges', 1350, 1350),
  jpeg(6, 'breakfast-table', 'Coffee and books', 1530, 1170),
  jpeg(7, 'neon-arches', 'Neon arches', 1728, 1152),
  jpeg(8, 'mirror-ball', 'Mirror ball', 1260, 1260),
  jpeg(9, 'cactus', 'Cactus and friends', 1260, 1260),
  jpeg(10, 'watering-can', 'Watering can', 1350, 1260),
  jpeg(13, 'evening-lamp', 'Lamp, close', 760, 1080),
  jpeg(14, 'sunny-plant', 'Plant in the sun', 1260, 1260),
  jpeg(40, 'stool', 'Stool with a plant', 1080, 1080),
  jpeg(41, 'stool-parts', 'Parts of a stool', 1080, 1080),
  jpeg(42, 'pizza', 'Pizza', 1080, 1080),
  jpeg(43, 'lemonade', 'Lemonade', 1080, 1080),
  jpeg(44, 'pancakes', 'Pancakes with berries', 1080, 1080),
  jpeg(45, 'kettlebell', 'Kettlebell', 1080, 1080),
  jpeg(46, 'dumbbells', 'Dumbbells', 1080, 1080),
  jpeg(47, 'desk', 'Desk with a laptop', 1350, 1080),
  jpeg(48, 'towers', 'Towers at night', 1350, 1080),
  jpeg(20, 'house', 'House by the water', 1600, 1066),
  jpeg(21, 'living-room', 'Living room', 1440, 1080),
  jpeg(23, 'peg-team', 'Wooden team', 1440, 1080),
  jpeg(24, 'peg-portrait', 'Wooden engineer', 900, 900),
  jpeg(25, 'bright-desk', 'Desk in bright colors', 1440, 1038),
  jpeg(26, 'shopping-bags', 'Shopping bags', 1260, 1103),
  jpeg(27, 'lounge-chair', 'Lounge chair', 1200, 1200),
  jpeg(28, 'misty-hills', 'Hills in the haze', 1728, 972),
  jpeg(29, 'pottery-light', 'Pottery in the evening sun', 1600, 1000),
  jpeg(22, 'stairs', 'Stairs in the sun', 1200, 1286),
  video(11, 'neon-flow', 'Flowing light', 8),
  video(12, 'leaf-shadows', 'Shadows of leaves', 8),
];
