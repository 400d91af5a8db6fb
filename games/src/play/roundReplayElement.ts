/** Id of the element in which the page of a round replay carries the recorded round as JSON. */
export const roundReplayElement = 'round-replay';
