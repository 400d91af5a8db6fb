import { startVisitorPlace } from '../features/visitor-place/visitorPlace.browser.ts';
import type { StartItem } from './startItem.browser.ts';

export const visitorPlace: StartItem = { name: 'visitor place', when: 'idle', start: startVisitorPlace };
