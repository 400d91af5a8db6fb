import { clientTypeIds } from '../market.ts';
import type { Theme } from '../theme.ts';

export const auroraTheme: Theme = {
  colours: {
    sunken: '#040d1b',
    background: '#081629',
    surface1: '#0f2440',
    surface2: '#173355',
    surface3: '#21436b',
    line: '#2c507a',
    control: '#6f93b8',
    text: '#eff7ff',
    muted: '#a9c2da',
    accent: '#43e0c4',
    accentHigh: '#9cf5e4',
    onAccent: '#04211d',
    accentText: '#5fe8cf',
    second: '#b49bff',
  },
  fonts: { heading: 'BrandonText', body: 'BrandonText' },
  heading: { weight: 600, transform: 'none', tracking: '-.005em', scale: 1 },
  displaySize: 3.5,
  radii: { button: '999px', tile: '18px' },
  primaryFill: '#43e0c4',
  logo: {
    markup:
      '<linearGradient id="mark" x1="0" x2="1"><stop stop-color="#43e0c4"/><stop offset=".55" stop-color="#5aa2ff"/><stop offset="1" stop-color="#b49bff"/></linearGradient>' +
      '<g fill="none" stroke="url(#mark)" stroke-width="4" stroke-linecap="round"><path d="M4 30C10 8 18 34 24 16c2-6 6-8 12-8"/>' +
      '<path d="M8 36c6-14 12 4 18-10 2-5 5-7 10-7" opacity=".65"/></g>',
    name: { size: '1.375rem', phoneSize: '1.1875rem', tracking: '-.005em', colour: 'text' },
  },
  scene: 'curtains',
  layout: { hero: 'panorama', rows: 'centred', tiles: 'showcase', navigation: 'rail' },
  clientTypeIds,
};
