/** On the root element while nothing may move or make a sound. The styles read it. */
export const stillAttribute = 'data-still';
