/** Drawn pictures of things on plain grounds, and some without such a ground. */
import sharp, { type Sharp } from 'sharp';
import { drawn } from '../../fixtures/drawn';

/** Levels of 255 by which a camera's pixels differ at most from their color. */
export const GRAIN = 3;

/** SVG of a size, with noise as a camera has it. */
async function photo(width: number, height: number, content: string, grain = GRAIN): Promise<Sharp> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 900 700">${content}</svg>`;
  const { data, info } = await sharp(await drawn(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let seed = 7;
  for (const [index, value] of data.entries()) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[index] = Math.min(255, Math.max(0, value + Math.round((seed / 2_147_483_648 - 0.5) * 2 * grain)));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

const SHADOW =
  '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="22"/></filter>';
const shadow = (x: number, y: number, rx: number, ry: number, opacity: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#000" opacity="${opacity}" filter="url(#soft)"/>`;

const CUP =
  '<path d="M640 260h60q80 0 80 90t-80 90h-70" fill="none" stroke="#b5402a" stroke-width="34"/><path d="M280 200h370l-30 330q-6 40-46 40h-218q-40 0-46-40z" fill="url(#cup)"/><ellipse cx="465" cy="200" rx="185" ry="34" fill="#7d2617"/>';
const CUP_PAINT =
  '<linearGradient id="cup"><stop offset="0" stop-color="#8e2d1c"/><stop offset=".4" stop-color="#d8593f"/><stop offset="1" stop-color="#a13420"/></linearGradient>';

/** Red, on white paper; the ground shows through its handle. */
export const cupOnWhite = (width = 450, height = 350, grain = GRAIN) =>
  photo(
    width,
    height,
    `<defs>${SHADOW}${CUP_PAINT}</defs><rect width="900" height="700" fill="#fbfbfa"/>${shadow(465, 572, 200, 16, 0.3)}${CUP}`,
    grain,
  );

/** A green bottle on gray paper, with a soft shadow to its right. */
export const bottleOnGray = (width = 450, height = 350) =>
  photo(
    width,
    height,
    `<defs>${SHADOW}<linearGradient id="glass"><stop offset="0" stop-color="#0d3b2e"/><stop offset=".35" stop-color="#2f8f6b"/><stop offset="1" stop-color="#0b2f25"/></linearGradient></defs><rect width="900" height="700" fill="#b9b9bb"/>${shadow(560, 600, 210, 34, 0.45)}<path d="M410 120h80v110q60 40 60 110v230q0 30-30 30h-140q-30 0-30-30v-230q0-70 60-110z" fill="url(#glass)"/><rect x="350" y="380" width="200" height="130" fill="#f4e9d0"/><rect x="405" y="90" width="90" height="40" rx="6" fill="#c9a227"/>`,
  );

/** A pizza on blue paper that is light at the top and darker to the bottom. */
export const pizzaOnGradient = (width = 450, height = 350) =>
  photo(
    width,
    height,
    `<defs>${SHADOW}<linearGradient id="paper" x2=".3" y2="1"><stop offset="0" stop-color="#d5e4f2"/><stop offset="1" stop-color="#7f9dbd"/></linearGradient></defs><rect width="900" height="700" fill="url(#paper)"/>${shadow(470, 380, 245, 240, 0.35)}<circle cx="450" cy="350" r="240" fill="#c98a3f"/><circle cx="450" cy="350" r="212" fill="#e9bd5a"/><circle cx="450" cy="350" r="205" fill="#d9472b"/><g fill="#f3e6b8"><circle cx="390" cy="280" r="52"/><circle cx="540" cy="330" r="60"/><circle cx="420" cy="450" r="66"/></g><g fill="#a32318"><circle cx="480" cy="240" r="30"/><circle cx="330" cy="370" r="30"/><circle cx="530" cy="450" r="30"/></g><path d="M430 340q40-40 70-10q-20 40-70 10z" fill="#3d7a2b"/>`,
  );

/** Market stalls: no color goes along the border. */
export const busyPhoto = (width = 450, height = 350) => {
  const stalls = Array.from({ length: 400 }, (_, index) => {
    const hue = (index * 137) % 360;
    return `<rect x="${(index * 61) % 900}" y="${(index * 89) % 700}" width="80" height="60" fill="hsl(${hue} 60% ${30 + (index % 5) * 10}%)" transform="rotate(${index % 30} 450 350)"/>`;
  });
  return photo(width, height, `<rect width="900" height="700" fill="#765"/>${stalls.join('')}`);
};

/** A plain sky around soft hills: they begin nowhere. */
export const mistyHills = (width = 450, height = 350) =>
  photo(
    width,
    height,
    '<defs><radialGradient id="mist"><stop offset="0" stop-color="#3f5a7a"/><stop offset="1" stop-color="#c9d3de"/></radialGradient></defs><rect width="900" height="700" fill="#c9d3de"/><ellipse cx="450" cy="350" rx="430" ry="330" fill="url(#mist)"/>',
  );

export const onePaper = (width = 450, height = 350, grain = GRAIN) =>
  photo(width, height, '<rect width="900" height="700" fill="#d7c9b0"/>', grain);

/** A gray box with smooth shading on white, as dark at its foot as its shadow. */
export const grayBoxOnWhite = (width = 450, height = 350) =>
  photo(
    width,
    height,
    `<defs>${SHADOW}<linearGradient id="side" x2="0" y2="1"><stop offset="0" stop-color="#9a9a9a"/><stop offset="1" stop-color="#606060"/></linearGradient></defs><rect width="900" height="700" fill="#fff"/>${shadow(450, 560, 230, 26, 0.6)}<rect x="270" y="180" width="360" height="380" rx="24" fill="url(#side)"/>`,
  );

/** A white plate on white paper: only its shading shows it. */
export const plateOnWhite = (width = 450, height = 350) =>
  photo(
    width,
    height,
    `<defs>${SHADOW}<radialGradient id="plate"><stop offset=".55" stop-color="#f4f2ee"/><stop offset=".6" stop-color="#e2dfd9"/><stop offset=".97" stop-color="#efece6"/><stop offset="1" stop-color="#cfcbc4"/></radialGradient></defs><rect width="900" height="700" fill="#fdfdfd"/>${shadow(455, 372, 250, 240, 0.3)}<circle cx="450" cy="350" r="250" fill="url(#plate)"/><circle cx="450" cy="350" r="100" fill="#7a3d1c"/>`,
  );

/** Cookies side by side, none larger than the others, one reaches the edge. */
export const cookies = (width = 450, height = 350) =>
  photo(
    width,
    height,
    `<defs>${SHADOW}</defs><rect width="900" height="700" fill="#eac7cf"/>${[0, 1, 2, 3, 4, 5].map((index) => `${shadow(200 + (index % 3) * 250 + 8, 200 + Math.floor(index / 3) * 420, 86, 84, 0.35)}<circle cx="${200 + (index % 3) * 250}" cy="${190 + Math.floor(index / 3) * 420}" r="92" fill="#a9692f"/><circle cx="${180 + (index % 3) * 250}" cy="${170 + Math.floor(index / 3) * 420}" r="14" fill="#4a2511"/>`).join('')}`,
  );
