/** Where the sandbox shows what it would have sent. The page may be opened by its address only, so this is text and no link. */
export function sandboxOutbox(gamesOrigin: string): string {
  const { protocol, port } = new URL(gamesOrigin);
  return `${protocol}//localhost${port === '' ? '' : `:${port}`}/control/outbox`;
}
