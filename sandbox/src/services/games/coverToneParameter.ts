/** Parameter of a game's address with the tone of its pictures, so that its page can name them. */
export const coverToneParameter = 'tone';
