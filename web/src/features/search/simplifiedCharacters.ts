import { CustomConverter } from 'opencc-js/core';
import characters from 'opencc-js/dict/TSCharacters';

/** Replaces each traditional Chinese character by its usual simplified one. */
export const simplifiedCharacters = CustomConverter(characters);
