/**
 * Draws the documents of the example package: `node examples/template-package/make.mjs && npm run format`. They are plain Lottie, as After
 * Effects would export them, with three additions by hand: "sid" on what the user may change, a box for each text, and
 * "fit", which says how small a text may become.
 */
import { writeFileSync } from 'node:fs';

const FRAMES = 150;
const INK = [0.106, 0.106, 0.125];
const CORAL = [0.937, 0.357, 0.227];

const still = (k) => ({ a: 0, k });
/** Quick out of the start, soft into the end. */
const ease = { o: { x: [0.16], y: [1] }, i: { x: [0.3], y: [1] } };
const from = (frame, start, end, last) => ({
  a: 1,
  k: [
    { t: frame, s: start, ...ease },
    { t: last, s: end },
  ],
});

const time = { ip: 0, op: FRAMES, st: 0, sr: 1 };
const move = (over) => ({
  o: still(100),
  r: still(0),
  p: still([0, 0, 0]),
  a: still([0, 0, 0]),
  s: still([100, 100, 100]),
  ...over,
});

/** A rectangle whose left edge stays while it opens. */
function bar(name, { x, y, w, h }, color, slot, start) {
  return {
    ty: 4,
    nm: name,
    ...time,
    ks: move({ p: still([x, y, 0]), s: from(start, [0, 100, 100], [100, 100, 100], start + 24) }),
    shapes: [
      {
        ty: 'gr',
        nm: name,
        it: [
          { ty: 'rc', p: still([w / 2, h / 2]), s: still([w, h]), r: still(0) },
          { ty: 'fl', c: { a: 0, k: color, sid: slot }, o: still(100), r: 1 },
          { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
        ],
      },
    ],
  };
}

/** Text in a box: it wraps, and shrinks down to `minSize` before it is said to be too long. */
function text(slot, value, { x, y, w, h }, { font, size, color, minSize, align = 'top' }, start) {
  return {
    ty: 5,
    nm: slot,
    ...time,
    ks: move({ p: from(start, [x, y + 60, 0], [x, y, 0], start + 26), o: from(start, [0], [100], start + 14) }),
    t: {
      d: {
        sid: slot,
        k: [
          {
            t: 0,
            s: {
              t: value,
              f: font,
              s: size,
              lh: Math.round(size * 1.06),
              j: 0,
              tr: font === 'Sora-Bold' ? -20 : 0,
              fc: color,
              sz: [w, h],
              ps: [0, 0],
              fit: { minSize, align },
            },
          },
        ],
      },
      a: [],
      p: {},
      m: { g: 1, a: still([0, 0]) },
    },
  };
}

/** The picture slides in below a matte of its place. */
function photo({ x, y, w, h }) {
  const place = {
    ty: 4,
    nm: 'Photo place',
    td: 1,
    ...time,
    ks: move({ p: from(4, [x, y + h, 0], [x, y, 0], 40) }),
    shapes: [
      { ty: 'rc', p: still([w / 2, h / 2]), s: still([w, h]), r: still(0) },
      { ty: 'fl', c: still([1, 1, 1]), o: still(100), r: 1 },
    ],
  };
  const drift = {
    a: 1,
    k: [
      { t: 0, s: [108, 108, 100], o: { x: [0.2], y: [0.4] }, i: { x: [0.6], y: [1] } },
      { t: FRAMES, s: [100, 100, 100] },
    ],
  };
  const center = [x + w / 2, y + h / 2, 0];
  return [
    place,
    {
      ty: 2,
      nm: 'Photo',
      refId: 'photo',
      tt: 1,
      ...time,
      ks: move({ p: still(center), a: still([w / 2, h / 2, 0]), s: drift }),
    },
  ];
}

function documentOf(width, height, { picture, tag, headline, line, rule }) {
  const layers = [
    text(
      'headline',
      'New in: the halo lamp',
      headline,
      { font: 'Sora-Bold', size: headline.size, minSize: headline.size / 2, color: INK, align: 'bottom' },
      18,
    ),
    text('tag', 'Just arrived', tag, { font: 'Inter-SemiBold', size: 34, minSize: 22, color: INK }, 12),
    text(
      'line',
      'In store and online from Friday',
      line,
      { font: 'Inter-Regular', size: 42, minSize: 26, color: INK },
      26,
    ),
    bar('Rule', rule, CORAL, 'accent', 10),
    ...photo(picture),
  ];
  return {
    v: '5.12.0',
    fr: 30,
    ip: 0,
    op: FRAMES,
    w: width,
    h: height,
    nm: 'New arrival',
    fonts: {
      list: [
        { fName: 'Sora-Bold', fFamily: 'Sora', fStyle: 'Bold', ascent: 75 },
        { fName: 'Inter-SemiBold', fFamily: 'Inter', fStyle: 'SemiBold', ascent: 75 },
        { fName: 'Inter-Regular', fFamily: 'Inter', fStyle: 'Regular', ascent: 75 },
      ],
    },
    assets: [{ id: 'photo', w: picture.w, h: picture.h, u: '', p: '', e: 0, sid: 'photo' }],
    layers: layers.map((layer, index) => ({ ind: index + 1, ...layer })),
  };
}

const landscape = documentOf(1920, 1080, {
  picture: { x: 1000, y: 0, w: 920, h: 1080 },
  tag: { x: 120, y: 150, w: 760, h: 60 },
  rule: { x: 120, y: 230, w: 160, h: 10 },
  headline: { x: 120, y: 300, w: 760, h: 470, size: 124 },
  line: { x: 120, y: 820, w: 760, h: 120 },
});
const portrait = documentOf(1080, 1920, {
  picture: { x: 0, y: 0, w: 1080, h: 1020 },
  tag: { x: 90, y: 1110, w: 900, h: 60 },
  rule: { x: 90, y: 1190, w: 160, h: 10 },
  headline: { x: 90, y: 1240, w: 900, h: 390, size: 116 },
  line: { x: 90, y: 1680, w: 900, h: 120 },
});

for (const [ratio, drawn] of Object.entries({ landscape, portrait })) {
  const file = new URL(`new-arrival/lottie/${ratio}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(drawn)}\n`);
}
