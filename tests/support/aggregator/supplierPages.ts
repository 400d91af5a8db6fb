/** Page of a supplier that gets a form, and messages its window in JSON. */
export const formGamePage = (session: string, language: string): string =>
  gamePage(
    language,
    JSON.stringify(session),
    `(name) => parent.postMessage(JSON.stringify({ data: { event: name } }), '*')`,
  );

/** Page of a supplier that finds its session in the fragment, and messages its window nothing. */
export const fragmentGamePage = (language: string): string =>
  gamePage(language, "location.hash.slice('#session='.length)", '() => undefined');

function gamePage(language: string, session: string, send: string): string {
  return `<!doctype html><html lang="${language}"><title>Drops</title>
<main><button type="button">Drop</button><output></output></main>
<script>
const session = ${session};
const send = ${send};
document.querySelector('button').addEventListener('click', async () => {
  send('bet');
  const response = await fetch('/rounds', { method: 'POST', body: JSON.stringify({ session }) });
  const round = await response.json();
  document.querySelector('output').textContent = 'Balance ' + round.balance;
  send('settled');
});
send('loaded');
</script></html>`;
}
