import type { IconName } from './iconNames.ts';

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: 16 | 18 | 20 | 22 | 24 | 36 | 44;
}

/** Icon in the colour of the surrounding text. Hidden from screen readers, because a text always accompanies it. */
export function Icon({ name, size = 22 }: IconProps) {
  return <span className={size === 22 ? `i i-${name}` : `i i-${name} i${size}`} aria-hidden="true" />;
}
