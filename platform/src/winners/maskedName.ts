/** First and last letter with three stars between, however long the name is; of a short name the first letter alone. */
export function maskedName(name: string): string {
  const letters = [...name];
  const [first = ''] = letters;
  return letters.length < 4 ? `${first}***` : `${first}***${letters.at(-1) ?? ''}`;
}
