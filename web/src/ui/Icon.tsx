import type { IconName } from './iconNames.ts';

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: 16 | 18 | 20 | 22 | 24 | 36 | 44;
}

/** A drawing in the colour of the text around it. Says nothing to a screen reader: the words stand beside it. */
export function Icon({ name, size = 22 }: IconProps) {
  return <span className={size === 22 ? `i i-${name}` : `i i-${name} i${size}`} aria-hidden="true" />;
}
