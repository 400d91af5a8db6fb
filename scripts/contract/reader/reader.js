// Shows one of the documents in this folder, `?document=games.openapi.json`.
import { init } from './redoc.standalone.js';

const documents = await (await fetch('documents.json')).json();
const asked = new URLSearchParams(location.search).get('document');
const shown = documents.find(({ file }) => file === asked) ?? documents[0];
const navigation = document.querySelector('nav');
for (const { file, title } of documents) {
  const link = document.createElement('a');
  link.href = `?document=${file}`;
  link.textContent = title;
  if (file === shown.file) link.setAttribute('aria-current', 'page');
  navigation.append(link);
}
document.title = `${shown.title} | Foyer`;
init(`./${shown.file}`, { router: 'hash', disableTelemetry: true }, document.querySelector('#document'));
