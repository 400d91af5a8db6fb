/** Address of the style sheet of the Chinese font, served by `brandFontFiles` of the same origin. */
export const hanSheetPath = '/brand-fonts/han.css';

/** Whether a text has Chinese characters, which no Latin font has. */
export const hasHanCharacter = (text: string): boolean => /\p{Script=Han}/u.test(text);
