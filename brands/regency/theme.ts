import { clientTypeIds } from '../market.ts';
import type { Theme } from '../theme.ts';

export const regencyTheme: Theme = {
  colours: {
    sunken: '#121315',
    background: '#1a1b1d',
    surface1: '#242528',
    surface2: '#2f3034',
    surface3: '#3b3c41',
    line: '#46443f',
    control: '#8d8674',
    text: '#f7f2e8',
    muted: '#bdb5a5',
    accent: '#dcb86e',
    accentHigh: '#f3dba0',
    onAccent: '#1c1505',
    accentText: '#e6c885',
    second: '#b9475c',
  },
  fonts: { heading: 'OptimusPrinceps', body: 'Roboto' },
  heading: { weight: 600, transform: 'uppercase', tracking: '.05em', scale: 0.92 },
  displaySize: 3,
  radii: { button: '6px', tile: '10px' },
  primaryFill: 'linear-gradient(#efd394, #d2aa58)',
  logo: {
    markup:
      '<path d="M4 38V20C4 10 12 3 20 2c8 1 16 8 16 18v18" fill="none" stroke="#dcb86e" stroke-width="2.4"/>' +
      '<path d="M10 38V22c0-7 5-11 10-12 5 1 10 5 10 12v16" fill="none" stroke="#dcb86e" stroke-width="1.6"/>' +
      '<path d="M16 38V24c0-3 2-5 4-6 2 1 4 3 4 6v14z" fill="#f3dba0"/><path d="M2 38h36" stroke="#dcb86e" stroke-width="2.4"/>',
    name: { size: '1.25rem', phoneSize: '0.90625rem', tracking: '.12em', colour: 'accentHigh' },
  },
  scene: 'arches',
  layout: { hero: 'split', rows: 'spread', tiles: 'upright', navigation: 'tabs' },
  clientTypeIds,
};
