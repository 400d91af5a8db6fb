import type { Theme } from '@foyer/brands/theme';

const names: Record<keyof Theme['colours'], string> = {
  sunken: 'sunken',
  background: 'bg',
  surface1: 's-1',
  surface2: 's-2',
  surface3: 's-3',
  line: 'line',
  control: 'ctl',
  text: 'text',
  muted: 'muted',
  accent: 'accent',
  accentHigh: 'accent-hi',
  onAccent: 'on-accent',
  accentText: 'accent-txt',
  second: 'second',
};

/** Red, green and blue of `#rrggbb`, for `rgb(var(…) / 50%)`. */
const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ');

/**
 * The theme as CSS variables; `pictures` are addresses of its logo and scene. A separate style sheet, because the
 * security policy forbids inline styles.
 */
export function themeStyles(theme: Theme, pictures: { logo: string; scene: string }): string {
  const variables = [
    ...(Object.keys(names) as (keyof Theme['colours'])[]).map((role) => `--${names[role]}:${theme.colours[role]}`),
    // For translucent colours: not every browser has `color-mix()`, and gradients of its colours differ between browsers.
    ...(['sunken', 'accent'] as const).map((role) => `--${names[role]}-rgb:${channelsOf(theme.colours[role])}`),
    `--head:'${theme.fonts.heading}','${theme.fonts.heading} Fallback'`,
    `--body:'${theme.fonts.body}','${theme.fonts.body} Fallback'`,
    `--hw:${theme.heading.weight}`,
    `--hc:${theme.heading.transform}`,
    `--ht:${theme.heading.tracking}`,
    `--hs:${theme.heading.scale}`,
    `--display:${theme.displaySize}rem`,
    `--btn-r:${theme.radii.button}`,
    `--tile-r:${theme.radii.tile}`,
    `--primary:${theme.primaryFill}`,
    `--logo:url(${pictures.logo})`,
    `--scene:url(${pictures.scene})`,
    `--logo-size:${theme.logo.name.size}`,
    `--logo-size-phone:${theme.logo.name.phoneSize}`,
    `--logo-tracking:${theme.logo.name.tracking}`,
    `--logo-text:${theme.colours[theme.logo.name.colour]}`,
  ];
  return `:root{${variables.join(';')}}`;
}
