import type { GameTheme } from '../../catalogue/gameArt.ts';

export interface Palette {
  readonly deep: string;
  readonly mid: string;
  readonly glow: string;
  readonly accent: string;
}

const palette = (deep: string, mid: string, glow: string, accent: string): Palette => ({ deep, mid, glow, accent });

/** Palettes of each theme; a game uses one. */
export const coverPalettes: Readonly<Record<GameTheme, readonly Palette[]>> = {
  dragon: [
    palette('#1b0710', '#7a1220', '#ff7a2f', '#ffd25e'),
    palette('#061a18', '#0c5a4c', '#3fe0a0', '#ffe08a'),
    palette('#140a2a', '#4b1d86', '#b46bff', '#ffb84d'),
  ],
  egypt: [
    palette('#1c0f05', '#8a4a12', '#ffc14d', '#39d0d8'),
    palette('#0a1030', '#27408f', '#ffb648', '#ffd98a'),
    palette('#20081f', '#7c2360', '#ff9e5c', '#ffd98a'),
  ],
  ocean: [
    palette('#021526', '#06507e', '#38c6f4', '#ffe08a'),
    palette('#031a1f', '#06655f', '#4ff0c8', '#ff9d6b'),
    palette('#0a0d33', '#2b3fae', '#6fa8ff', '#ffd166'),
  ],
  fruit: [
    palette('#2a0518', '#c2123f', '#ff6a88', '#ffe156'),
    palette('#0d1f0a', '#2c8a2a', '#b6f04a', '#ffe156'),
    palette('#23063a', '#8a1fd1', '#ff63d8', '#ffe156'),
    palette('#2a1200', '#d9610a', '#ffb52e', '#fff3b0'),
  ],
  myth: [
    palette('#0b1030', '#2e3f9e', '#8fc1ff', '#ffe08a'),
    palette('#180a24', '#5c2a7e', '#e09bff', '#ffd98a'),
    palette('#1a0f06', '#6a4420', '#f6c56b', '#fff0c2'),
  ],
  pirate: [palette('#07141c', '#1b4b5e', '#f0a04b', '#ffe08a'), palette('#1a0b08', '#6b2a1a', '#ff8f4a', '#ffd166')],
  gem: [
    palette('#0a0824', '#3c22a8', '#8d7bff', '#5ff0ff'),
    palette('#051c1a', '#0a7a5c', '#45f0b0', '#e6ffb0'),
    palette('#240618', '#a5146a', '#ff6bb5', '#ffd3f0'),
    palette('#04182a', '#0c6ab0', '#5cc8ff', '#ffffff'),
  ],
  wild: [
    palette('#0d0a20', '#4c2a78', '#ff8a5c', '#ffd98a'),
    palette('#04161c', '#145a66', '#8fe6c8', '#ffd166'),
    palette('#1c0d04', '#8a3d10', '#ffa63d', '#fff0b8'),
    palette('#0a1420', '#28506e', '#a8d8ff', '#ffe08a'),
  ],
  viking: [palette('#081018', '#2a4a60', '#bfe2f5', '#ffb86b'), palette('#140c0a', '#5c2f22', '#ff9d5c', '#ffe0a8')],
  west: [palette('#1e0c06', '#94401a', '#ffae52', '#ffe6b0'), palette('#0a1422', '#2a5878', '#ff9a5c', '#ffe0a0')],
  asia: [
    palette('#2a0306', '#a80f1c', '#ff5a3c', '#ffd166'),
    palette('#1a0512', '#7a0f3a', '#ff6b8a', '#ffdf8a'),
    palette('#04201a', '#0b6b4c', '#5be0a0', '#ffd98a'),
  ],
  vampire: [palette('#10040e', '#5a0f2e', '#ff3d5e', '#ffc2a8'), palette('#0a0818', '#38207a', '#b58aff', '#ff7aa8')],
  samurai: [palette('#160608', '#7e1620', '#ff6b4a', '#ffe6c2'), palette('#0a0f20', '#3a3f7a', '#ffa3b8', '#fff0e0')],
  jungle: [palette('#04140a', '#0f5a2a', '#a8e04a', '#ffd166'), palette('#0a1a14', '#126650', '#ffb03d', '#fff0a0')],
  space: [
    palette('#06041c', '#2c1a8a', '#8a5cff', '#4ff0ff'),
    palette('#0c0218', '#6a0f7a', '#ff4fd0', '#ffe066'),
    palette('#02141c', '#06566e', '#3df0e0', '#ffb84d'),
  ],
  candy: [
    palette('#3a0a3e', '#d63fb0', '#ff9be0', '#fff3a8'),
    palette('#0a2a4a', '#2a8ae0', '#8fe0ff', '#ffe0f4'),
    palette('#4a1030', '#ff5a8a', '#ffc2d6', '#fff6b0'),
  ],
  volcano: [palette('#180604', '#8a1c08', '#ff6a1f', '#ffe066'), palette('#0a0a14', '#3a2a4a', '#ff5c3d', '#ffc24d')],
  arctic: [palette('#04142a', '#1c5c9a', '#9fe0ff', '#ffffff'), palette('#0a0c2a', '#3a46a8', '#b8d0ff', '#ffd6a8')],
  magic: [
    palette('#0c0420', '#4a1a8a', '#b46bff', '#7af0d0'),
    palette('#041a20', '#0d5a6a', '#5ff0d8', '#ffe08a'),
    palette('#1c0630', '#8a1f8a', '#ff8af0', '#ffe08a'),
  ],
  luck: [
    palette('#04180c', '#0c6a34', '#5ff08a', '#ffd84d'),
    palette('#1c0408', '#a80f24', '#ff5c5c', '#ffd84d'),
    palette('#080a24', '#24389e', '#7a9bff', '#ffd84d'),
  ],
  music: [palette('#14021c', '#7a0f8a', '#ff4fb8', '#4ff0ff'), palette('#1a0c02', '#8a4a0a', '#ffb03d', '#fff0b0')],
  table: [
    palette('#03140e', '#0a4a34', '#2fae7a', '#f4d58a'),
    palette('#0c0a20', '#2a2470', '#7a78ff', '#f4d58a'),
    palette('#180508', '#6a1020', '#e04a5c', '#f4d58a'),
    palette('#071420', '#14486e', '#4fa8e8', '#f4d58a'),
    palette('#1a0616', '#5c1650', '#d65bb8', '#f4d58a'),
    palette('#04181a', '#0b5560', '#3fc4c8', '#f4d58a'),
    palette('#1a0e04', '#6e430f', '#e2a24a', '#f4d58a'),
    palette('#0b0d12', '#39414f', '#9fb0c8', '#f4d58a'),
    palette('#1d0a08', '#8a3a2a', '#f08a68', '#f4d58a'),
    palette('#0f1406', '#4c5a14', '#b4cc50', '#f4d58a'),
    palette('#150a24', '#553089', '#b48cf4', '#f4d58a'),
    palette('#1c160c', '#7d6c46', '#e8d8b0', '#f4d58a'),
  ],
};
