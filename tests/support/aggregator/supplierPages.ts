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

/**
 * Page that says that it is ready, floods its window with messages, and on a press opens a window, moves the player's
 * page and leaves its own frame.
 */
export const hostileGamePage = (elsewhere: string): string => `<!doctype html><html lang="en"><title>Drops</title>
<main><button type="button">Leave</button></main>
<script>
const elsewhere = ${JSON.stringify(elsewhere)};
const say = (name) => parent.postMessage(JSON.stringify({ data: { event: name } }), '*');
say('loaded');
for (let count = 0; count < 20_000; count += 1) say(count % 2 === 0 ? 'bet' : 'settled');
parent.postMessage('x'.repeat(5_000_000), '*');
document.querySelector('button').addEventListener('click', () => {
  const opened = window.open(elsewhere);
  document.title = opened === null ? 'no window' : 'window';
  try {
    top.location.href = elsewhere;
  } catch {}
  location.href = elsewhere;
});
</script></html>`;

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
