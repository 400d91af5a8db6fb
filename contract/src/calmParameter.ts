/** Parameter of the address of a round's replay: present where nothing may move or make a sound. */
export const calmParameter = 'calm';
