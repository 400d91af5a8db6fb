/** The package has types for its converters only. */
declare module 'opencc-js/dict/TSCharacters' {
  const characters: string;
  export default characters;
}
