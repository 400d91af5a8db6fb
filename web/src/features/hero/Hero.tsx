import type { HeroProperties } from './cardGame.ts';
import { PlayerHero } from './PlayerHero.tsx';
import { VisitorHero } from './VisitorHero.tsx';

/** The head of the lobby: scene and offer for a visitor, two cards for a player. */
export default function Hero(properties: HeroProperties) {
  return properties.variant === 'player' ? <PlayerHero {...properties} /> : <VisitorHero {...properties} />;
}
