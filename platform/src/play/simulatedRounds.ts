/**
 * How many rounds a test plays of each model of a game. Models of one game differ in figures only, and their exact return
 * is computed: so the first one is played ten million times, which proves the rules, and a million confirm each other.
 */
export function simulatedRounds(models: readonly { readonly id: string }[], id: string): number {
  return models[0]?.id === id ? 10_000_000 : 1_000_000;
}
