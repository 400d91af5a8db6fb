import { sceneFor } from '../frame/sceneFor.ts';
import { beginLaunch } from './beginLaunch.ts';

beginLaunch();
// The width of a frame decides which scene it shows, and no page that a server writes knows it.
const { sceneAddress } = document.documentElement.dataset;
if (sceneAddress !== undefined) new Image().src = sceneFor(sceneAddress, innerWidth);
