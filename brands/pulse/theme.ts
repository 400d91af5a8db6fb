import { clientTypeIds } from '../market.ts';
import type { Theme } from '../theme.ts';

/** Also the default theme, for products without their own. */
export const pulseTheme: Theme = {
  colours: {
    sunken: '#08090c',
    background: '#0e0f13',
    surface1: '#181a20',
    surface2: '#23262f',
    surface3: '#2f333e',
    line: '#3a3f4c',
    control: '#7f8596',
    text: '#fafafa',
    muted: '#b0b5c2',
    accent: '#ff6236',
    accentHigh: '#ff9a7a',
    onAccent: '#1a0600',
    accentText: '#ff8159',
    second: '#ffffff',
  },
  fonts: { heading: 'Figtree', body: 'Figtree' },
  heading: { weight: 800, transform: 'none', tracking: '-.025em', scale: 1.02 },
  displaySize: 4.5,
  radii: { button: '12px', tile: '14px' },
  primaryFill: '#ff6236',
  logo: {
    markup:
      '<circle cx="20" cy="20" r="18" fill="#ff6236"/>' +
      '<path d="M7 21h7l3-9 6 17 3-8h7" fill="none" stroke="#1a0600" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"/>',
    name: { size: '1.375rem', phoneSize: '1.1875rem', tracking: '-.025em', colour: 'text' },
  },
  scene: 'rings',
  layout: { hero: 'poster', rows: 'ruled', tiles: 'square', navigation: 'sidebar' },
  clientTypeIds,
};
