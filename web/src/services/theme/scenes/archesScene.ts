import { band, linear, radial, round, sceneFrame, sceneSize } from './sceneFrame.ts';

const { width: w, height: h } = sceneSize;
const arches = 9;
const centre = w * 0.7;

/** Drawing of a hall with gold arches that recede towards a light, over a tiled floor. */
export function archesScene(): string {
  const definitions =
    linear('g', 'right', [
      { at: 0, colour: '#7a5a22' },
      { at: 0.3, colour: '#f6dfa6' },
      { at: 0.5, colour: '#a97c35' },
      { at: 0.75, colour: '#ffe9b4' },
      { at: 1, colour: '#7a5a22' },
    ]) +
    radial('l', { x: 0.7, y: 0.6, radius: 0.6 }, [
      { at: 0, colour: '#fff0c4' },
      { at: 0.22, colour: '#e0a850', opacity: 0.85 },
      { at: 0.5, colour: '#8a5a22', opacity: 0.6 },
      { at: 1, colour: '#1b120a', opacity: 0 },
    ]) +
    linear('d', 'right', [
      { at: 0, colour: '#121110' },
      { at: 0.34, colour: '#121110', opacity: 0.9 },
      { at: 0.62, colour: '#121110', opacity: 0 },
    ]);
  let drawing = band('#1d1510') + band('url(#l)');
  for (let depth = 0; depth < arches; depth += 1) drawing += arch(depth);
  drawing += band('#0e0b09', h * 0.775, h * 0.225, 0.55);
  drawing += `<path d="${floor()}" stroke="#e6c070" stroke-opacity=".22" fill="none"/>${band('url(#d)')}`;
  return sceneFrame(definitions, drawing);
}

/** One arch, a fifth smaller and slightly higher than the previous one. */
function arch(depth: number): string {
  const scale = 0.8 ** depth;
  const half = (Math.min(w * 0.62, 900) * scale) / 2;
  const tall = h * 1.12 * scale;
  const foot = h * 0.94 - (1 - scale) * h * 0.17;
  const path = archPath(half, tall, foot);
  const inner = archPath(half * 0.955, tall * 0.965, foot);
  return (
    `<path d="${path}Z" fill="#120f0c" fill-opacity="${round(0.02 + depth * 0.012, 3)}"/>` +
    `<path d="${path}" fill="none" stroke="url(#g)" stroke-width="${round(5.5 * scale)}" opacity="${round(0.95 - depth * 0.05, 2)}"/>` +
    `<path d="${inner}" fill="none" stroke="#e9c983" stroke-width="${round(1.3 * scale)}" opacity=".4"/>`
  );
}

function archPath(half: number, tall: number, foot: number): string {
  const p = (x: number, y: number) => `${round(centre + x)} ${round(foot - y)}`;
  return `M${p(-half, 0)}L${p(-half, tall * 0.52)}C${p(-half, tall * 0.86)} ${p(-half * 0.4, tall)} ${p(0, tall * 1.03)}C${p(half * 0.4, tall)} ${p(half, tall * 0.86)} ${p(half, tall * 0.52)}L${p(half, 0)}`;
}

function floor(): string {
  let path = '';
  for (let line = -14; line <= 14; line += 1)
    path += `M${round(centre + line * 16)} ${round(h * 0.775)}L${round(centre + line * 150)} ${h}`;
  for (let row = 0; row < 6; row += 1) path += `M0 ${round(h * 0.79 + row * row * h * 0.0085)}H${w}`;
  return path;
}
