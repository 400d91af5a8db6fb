import { around, down, each, background, label, round, shadow } from './pictureDrawing.ts';

/** A hundred coins of which the house keeps four: an RTP of 96%. */
const hundredCoins = (): string =>
  `${background('#5a3a10', '#1c1003', '#ffb648')}<defs>${around('gold', [0, '#fff0b8'], [0.6, '#f0bd4f'], [1, '#b07a1e'])}</defs>${each(
    100,
    (index) => {
      const isRetained = index >= 96;
      return `<circle cx="${361 + (index % 10) * 62}" cy="${81 + Math.floor(index / 10) * 62}" r="26" fill="${isRetained ? '#2c1d08' : 'url(#gold)'}" stroke="${isRetained ? '#b07a1e' : '#8a5a12'}" stroke-width="3"${isRetained ? ' stroke-dasharray="6 5"' : ''}/>`;
    },
  )}`;

/** Two games with the same RTP and different volatility. */
function calmAndWild(): string {
  const calm = each(44, (index) => `L${80 + index * 26} ${round(404 + Math.sin(index * 1.3) * 16)}`);
  const wild = each(
    44,
    (index) =>
      `L${80 + index * 26} ${round(430 + (index % 11 === 8 ? -330 : index % 7 === 3 ? 120 : Math.sin(index * 2.1) * 60 + 60))}`,
  );
  return `${background('#123a5c', '#061422', '#3fa0e0')}${each(6, (line) => `<path d="M60 ${110 + line * 100}H1220" stroke="#fff" stroke-opacity=".09" stroke-width="2"/>`)}<path d="M54 480${wild}" fill="none" stroke="#ff8a5c" stroke-width="8" stroke-linejoin="round"/><path d="M54 404${calm}" fill="none" stroke="#7fe6c8" stroke-width="9" stroke-linejoin="round"/>`;
}

function dice(): string {
  const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    2: [
      [-1, -1],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, 1],
      [0, 0],
      [1, -1],
      [-1, 1],
    ],
  };
  const die = (x: number, y: number, turn: number, value: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-112" y="-112" width="224" height="224" rx="42" fill="#f7f4ee"/><rect x="-112" y="-112" width="224" height="224" rx="42" fill="none" stroke="#cfc8ba" stroke-width="6"/>${(pips[value] ?? []).map(([column, row]) => `<circle cx="${column * 58}" cy="${row * 58}" r="23" fill="#1b2440"/>`).join('')}</g>`;
  return `${background('#43305e', '#150d22', '#a06be0')}${shadow(640, 560, 700)}${die(500, 380, -14, 5)}${die(782, 404, 11, 2)}`;
}

const eveningClock = (): string =>
  `${background('#1c2a58', '#080d1e', '#5c78d8')}${each(40, (index) => `<circle cx="${(index * 197) % 1280}" cy="${(index * 89) % 420}" r="${1.5 + (index % 3)}" fill="#fff" opacity=".7"/>`)}<circle cx="640" cy="370" r="262" fill="#e6c885"/><circle cx="640" cy="370" r="240" fill="#10182f"/>${each(12, (index) => `<rect x="634" y="146" width="12" height="${index % 3 === 0 ? 44 : 24}" rx="6" fill="#f3dba0" transform="rotate(${index * 30} 640 370)"/>`)}<path d="M640 370L640 214" stroke="#f7f2e8" stroke-width="14" stroke-linecap="round"/><path d="M640 370L536 432" stroke="#f7f2e8" stroke-width="20" stroke-linecap="round"/><circle cx="640" cy="370" r="20" fill="#e6c885"/>`;

const lighthouse = (): string =>
  `${background('#16305a', '#0b1830', '#5f8fe0')}<path d="M640 196L1320 20V330Z" fill="#ffe9a8" opacity=".28"/><path d="M640 196L-40 60V360Z" fill="#ffe9a8" opacity=".16"/><defs>${down('sea', [0, '#1c4f7a'], [1, '#06182b'])}</defs><path d="M0 560Q160 524 320 560T640 560T960 560T1280 560V720H0Z" fill="url(#sea)"/><path d="M470 640Q640 480 810 640Z" fill="#0b1626"/><path d="M592 560L610 240H670L688 560Z" fill="#f4efe4"/><path d="M604 350H676L680 420H600Z" fill="#c8394a"/><path d="M594 490H686L688 556H592Z" fill="#c8394a"/><rect x="600" y="226" width="80" height="18" rx="4" fill="#2a3142"/><rect x="614" y="170" width="52" height="56" fill="#ffe9a8"/><path d="M604 170L640 124L676 170Z" fill="#c8394a"/><path d="M0 630Q160 600 320 630T640 630T960 630T1280 630V720H0Z" fill="#081d33"/>`;

/** Frames of three sizes with different themes. */
function coverFrames(): string {
  const frame = (x: number, y: number, width: number, turn: number, from: string, to: string, figure: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-width / 2}" y="${(-width * 2) / 3}" width="${width}" height="${(width * 4) / 3}" rx="22" fill="${from}" stroke="#e6c885" stroke-width="8"/><rect x="${-width / 2 + 16}" y="${width * 0.34}" width="${width - 32}" height="${width * 0.24}" rx="10" fill="${to}"/>${figure}</g>`;
  return `${background('#4a2450', '#190a1c', '#d070c8')}${frame(380, 376, 260, -9, '#0c5a6c', '#06303c', '<circle cy="-40" r="62" fill="#ffd98a"/><path d="M-118 40Q-60 0 0 40T118 40V84H-118Z" fill="#083c4a"/>')}${frame(900, 376, 260, 9, '#7a1220', '#3a0810', '<path d="M0-124L34-26L0 74L-34-26Z" fill="#ffb84d"/>')}${frame(640, 352, 310, 0, '#27408f', '#101c44', '<path d="M-84 70V-40A84 84 0 0 1 84-40V70" fill="none" stroke="#ffd98a" stroke-width="12"/><path d="M0-92L18-44L68-42L29-11L43 38L0 9L-43 38L-29-11L-68-42L-18-44Z" fill="#ffd98a"/>')}<path d="M976 660L1130 520L1150 540L1010 690Z" fill="#e6c885"/><path d="M976 660Q940 664 928 706Q980 704 1010 690Z" fill="#ff8a5c"/>`;
}

/** A sealed envelope: the outcome of a round is fixed before it is shown. */
const sealedLetter = (): string =>
  `${background('#234a3c', '#0a1a14', '#5fc49a')}${shadow(640, 600, 680)}<rect x="340" y="170" width="600" height="400" rx="18" fill="#efe6d2"/><path d="M340 552L580 366M940 552L700 366" stroke="#cdbf9f" stroke-width="5"/><path d="M346 184L640 424L934 184" fill="#f7f0e0" stroke="#cdbf9f" stroke-width="5"/><circle cx="640" cy="416" r="72" fill="#a81f33"/><circle cx="640" cy="416" r="52" fill="none" stroke="#d8566a" stroke-width="6"/><path d="M614 416L634 438L670 394" fill="none" stroke="#ffd9de" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`;

const benchAtSunrise = (): string =>
  `<defs>${down('sky', [0, '#3a4a8a'], [0.55, '#e08a6c'], [1, '#ffd49a'])}</defs><rect width="1280" height="720" fill="url(#sky)"/><circle cx="640" cy="430" r="150" fill="#fff0c8"/><path d="M0 470Q260 380 560 470T1280 440V720H0Z" fill="#5a4a6c"/><path d="M0 560Q420 500 1280 560V720H0Z" fill="#332a44"/><g fill="#1a1526"><rect x="480" y="470" width="320" height="22" rx="6"/><rect x="480" y="504" width="320" height="22" rx="6"/><rect x="462" y="552" width="356" height="24" rx="6"/><rect x="498" y="464" width="20" height="180"/><rect x="762" y="464" width="20" height="180"/></g>`;

const doors = [-226, 0, 226];

const palaceDoors = (): string =>
  `${background('#3a2a10', '#140e05', '#e6b860')}${doors.map((x) => `<g transform="translate(${640 + x} 0)"><path d="M-88 640V300A88 88 0 0 1 88 300V640Z" fill="${x === 0 ? '#ffe6a8' : '#241a0c'}" stroke="#dcb86e" stroke-width="12"/>${x === 0 ? '<path d="M-80 640V304A80 80 0 0 1 0 222V640Z" fill="#6c4a1c"/><circle cx="-20" cy="450" r="10" fill="#f3dba0"/>' : '<path d="M0 214V640" stroke="#dcb86e" stroke-opacity=".5" stroke-width="6"/>'}</g>`).join('')}<rect x="240" y="640" width="800" height="24" fill="#dcb86e"/><rect x="180" y="672" width="920" height="24" fill="#a8843e"/>`;

const northernLights = (): string =>
  `${background('#081629', '#040d1b', '#173355')}<defs>${down('veil', [0, '#43e0c4', 0], [0.6, '#43e0c4', 0.75], [1, '#43e0c4', 0])}${down('violet', [0, '#b49bff', 0], [0.6, '#b49bff', 0.6], [1, '#b49bff', 0])}</defs>${each(26, (index) => `<rect x="${index * 50}" y="${round(90 + Math.sin(index * 0.5) * 70)}" width="54" height="${round(330 + Math.sin(index * 0.9) * 60)}" fill="url(#${index % 5 < 3 ? 'veil' : 'violet'})" opacity="${0.5 + (index % 3) * 0.2}"/>`)}<path d="M0 560L180 440L330 540L520 400L700 550L900 430L1080 540L1280 470V720H0Z" fill="#0a1f38"/><path d="M0 610H1280V720H0Z" fill="#06283a"/><path d="M560 600Q640 640 720 600L700 640H580Z" fill="#eff7ff"/><path d="M640 596V470L712 584Z" fill="#9cf5e4"/>`;

const offSwitch = (): string =>
  `${background('#1d1f28', '#08090c', '#ff6236')}${each(25, (index) => `<rect x="${40 + index * 49}" y="${round(560 - Math.abs(Math.sin(index * 1.1)) * 300)}" width="26" height="${round(140 + Math.abs(Math.sin(index * 1.1)) * 300)}" rx="8" fill="#ff6236" opacity="${index > 8 && index < 16 ? 0.12 : 0.5}"/>`)}<rect x="440" y="250" width="400" height="210" rx="105" fill="#23262f" stroke="#fafafa" stroke-width="10"/><circle cx="545" cy="355" r="78" fill="#fafafa"/>${label(720, 378, 64, '#b0b5c2', 'OFF')}`;

/** Scenes about return, rules and the house, by the name of their picture. */
export const storyScenes = {
  'hundred-coins': hundredCoins,
  'calm-and-wild': calmAndWild,
  dice,
  'evening-clock': eveningClock,
  lighthouse,
  'cover-frames': coverFrames,
  'sealed-letter': sealedLetter,
  'bench-at-sunrise': benchAtSunrise,
  'palace-doors': palaceDoors,
  'northern-lights': northernLights,
  'off-switch': offSwitch,
};
