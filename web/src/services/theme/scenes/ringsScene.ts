import { band, radial, round, sceneFrame, sceneSize } from './sceneFrame.ts';

const { height: h, width: w } = sceneSize;
const centre = { x: round(w * 0.72), y: round(h * 0.52) };

/** Drawing of concentric rings around a disc. */
export function ringsScene(): string {
  const definitions = radial('g', { x: 0.72, y: 0.52, radius: 0.55 }, [
    { at: 0, colour: '#ff6236', opacity: 0.5 },
    { at: 1, colour: '#ff6236', opacity: 0 },
  ]);
  let drawing = band('#0b0c10') + band('url(#g)');
  for (let ring = 7; ring > 0; ring -= 1) {
    drawing += `<circle cx="${centre.x}" cy="${centre.y}" r="${round(h * (0.3 + ring * 0.11))}" fill="none" stroke="#ff6236" stroke-width="${round(9 - ring * 0.9)}" opacity="${round(0.8 - ring * 0.1)}"/>`;
  }
  return sceneFrame(
    definitions,
    `${drawing}<circle cx="${centre.x}" cy="${centre.y}" r="${round(h * 0.34)}" fill="#ff6236"/>`,
  );
}
