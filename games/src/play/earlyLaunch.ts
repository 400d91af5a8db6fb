import { sceneFor } from '../frame/sceneFor.ts';
import { beginLaunch } from './beginLaunch.ts';

beginLaunch();
// The page cannot name it: a frame has its width only after the page around it is laid out.
const { sceneAddress } = document.documentElement.dataset;
if (sceneAddress !== undefined) new Image().src = sceneFor(sceneAddress, innerWidth);
