/** Phosphor icons the interface uses. Each becomes a part of a CSS mask at build time, so an icon costs one element and no script. */
export const iconNames = [
  'house-simple', 'house-simple-fill', 'sparkle', 'sparkle-fill', 'cherries', 'cherries-fill', 'poker-chip', 'poker-chip-fill',
  'broadcast', 'broadcast-fill', 'trophy', 'trophy-fill', 'lightning', 'lightning-fill', 'heart', 'heart-fill', 'magnifying-glass',
  'magnifying-glass-bold', 'shield-check', 'bell', 'info', 'caret-right-bold', 'caret-left-bold', 'play-fill', 'pause-fill', 'x', 'x-bold',
  'list', 'gift', 'user', 'lock', 'check-bold', 'check-circle-fill', 'info-fill', 'warning-fill', 'warning-circle-fill', 'compass', 'plugs',
  'corners-out', 'dots-three-vertical', 'wallet', 'clock-counter-clockwise', 'wrench', 'sign-out', 'spinner-gap', 'x-circle-fill', 'star', 'wifi-slash', 'sliders-horizontal', 'envelope-simple', 'chats-circle',
  'arrow-down', 'arrow-up', 'identification-card', 'coffee', 'minus',
] as const;
export type IconName = (typeof iconNames)[number];
