import { band, linear, round, sceneFrame, sceneSize } from './sceneFrame.ts';

const { width: w, height: h } = sceneSize;
const hues = [
  { top: '#7a5cff', low: '#3dffd0' },
  { top: '#a06bff', low: '#45b4ff' },
  { top: '#ff7be0', low: '#b07bff' },
];
/** Width of a ray of a curtain; the blur merges them. */
const ray = 12;

/** Seeded random numbers from 0 inclusive to 1 exclusive, so that a scene is the same every time (mulberry32). */
function sceneRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Drawing of an aurora in three curtains over a bay, with hills and reflections. */
export function curtainsScene(): string {
  const random = sceneRandom(8145);
  const definitions =
    hues
      .map(({ top, low }, index) =>
        linear(`c${index}`, 'down', [
          { at: 0, colour: top, opacity: 0 },
          { at: 0.7, colour: low, opacity: 0.75 },
          { at: 0.94, colour: low },
          { at: 1, colour: low, opacity: 0 },
        ]),
      )
      .join('') +
    linear('s', 'down', [
      { at: 0, colour: '#05102a' },
      { at: 0.6, colour: '#0a2c4c' },
      { at: 0.8, colour: '#12506a' },
    ]) +
    linear('w', 'down', [
      { at: 0, colour: '#15617a' },
      { at: 0.3, colour: '#0a2c48' },
      { at: 1, colour: '#051427' },
    ]) +
    linear('d', 'right', [
      { at: 0, colour: '#040d1b', opacity: 0.86 },
      { at: 0.34, colour: '#040d1b', opacity: 0.62 },
      { at: 0.66, colour: '#040d1b', opacity: 0 },
    ]) +
    '<filter id="b" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5 7"/></filter>';
  const drawing =
    band('url(#s)') +
    stars(random) +
    `<g filter="url(#b)">${hues.map((_, index) => curtain(index, random)).join('')}</g>` +
    `<path d="${ridge(h * 0.69, h * 0.07, 1)}" fill="#0a2640"/><path d="${ridge(h * 0.745, h * 0.045, 4)}" fill="#061a30"/>` +
    band('url(#w)', h * 0.79, h * 0.21) +
    glints(random) +
    band('url(#d)');
  return sceneFrame(definitions, drawing);
}

function curtain(index: number, random: () => number): string {
  const phase = random() * 6;
  const base = h * (0.52 - index * 0.09);
  let rays = '';
  for (let x = -48; x < w + 48; x += ray) {
    const foot = base + Math.sin(x / 170 + phase) * h * 0.1 + Math.sin(x / 67 + phase * 2) * h * 0.035;
    const tall = h * (0.36 + 0.12 * Math.sin(x / 90 + phase * 3) + random() * 0.07);
    const strength = Math.min(1, 0.62 + 0.3 * Math.sin(x / 120 + phase) + random() * 0.14);
    rays += `<rect x="${x}" y="${round(foot - tall, 0)}" width="${ray + 1}" height="${round(tall, 0)}" opacity="${round(strength, 2)}"/>`;
  }
  return `<g fill="url(#c${index})">${rays}</g>`;
}

function stars(random: () => number): string {
  let path = '';
  for (let star = 0; star < 120; star += 1)
    path += `<circle cx="${Math.floor(random() * w)}" cy="${Math.floor(random() * h * 0.6)}" r="${round(0.4 + random() * 1.1)}" opacity="${round(0.25 + random() * 0.65)}"/>`;
  return `<g fill="#fff">${path}</g>`;
}

function ridge(y: number, rise: number, phase: number): string {
  let path = `M0 ${h}V${round(y)}`;
  for (let x = 0; x <= w; x += 14)
    path += `L${x} ${round(y + Math.sin(x / 130 + phase) * rise + Math.sin(x / 47 + phase * 2) * rise * 0.4 + Math.sin(x / 19 + phase) * rise * 0.12)}`;
  return `${path}V${h}Z`;
}

function glints(random: () => number): string {
  const colours = ['#43e0c4', '#6fb6ff', '#b49bff'];
  let drawn = '';
  for (let glint = 0; glint < 46; glint += 1) {
    const y = Math.floor(h * 0.8 + random() * h * 0.2);
    drawn += `<rect x="${Math.floor(w * (0.1 + random() * 0.9))}" y="${y}" width="${Math.floor(40 + random() * 200)}" height="1.6" fill="${colours[glint % 3] ?? ''}" opacity="${round(0.12 + random() * 0.38, 2)}"/>`;
  }
  return drawn;
}
