import { defaultCulture } from '@foyer/contract/languages';
import { messagesByLanguage } from '@foyer/games/messages/messagesByLanguage';
import { messages as en, type MessengerMessages } from '../../messages/en/messenger.ts';

const messengerMessages = await messagesByLanguage<MessengerMessages>(
  en,
  (language) => import(`../../messages/${language}/messenger.ts`),
);

/**
 * Browser script of the simulated messenger: takes over the page's queue by the vendor's protocol and renders its own
 * window. Served as text without compilation. Inserts its html as strings, like vendor scripts do.
 */
export const messengerScript = `(() => {
  'use strict';
  const name = window._genesysJs || 'Genesys';
  const waiting = window[name];
  if (typeof waiting !== 'function' || !waiting.c) return;
  const own = document.currentScript.src;
  const deployment = new URL('../deployments/' + encodeURIComponent(waiting.c.deploymentId), own).href;
  const kept = '_' + waiting.c.deploymentId + ':gcmcsessionActive';
  const messages = ${JSON.stringify(messengerMessages)};
  const language = document.documentElement.lang.split('-')[0];
  const words = messages[language] || messages.${defaultCulture};
  const listeners = new Map();
  const past = new Set();
  let frame = null;

  function tell(event) {
    past.add(event);
    for (const listener of listeners.get(event) || []) listener({ event });
  }
  function say(text, isOwn) {
    const line = document.createElement('li');
    line.textContent = text;
    if (isOwn) line.className = 'fm-own';
    frame.querySelector('.fm-log').append(line);
    line.scrollIntoView({ block: 'nearest' });
  }
  async function send(text) {
    say(text, true);
    try {
      const answer = await fetch(deployment + '/messages', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text, culture: messages[language] ? language : '${defaultCulture}' }), credentials: 'omit' });
      if (!answer.ok) throw new Error(String(answer.status));
      say((await answer.json()).text, false);
    } catch {
      say(words.failed, false);
    }
  }
  function draw() {
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = new URL('messenger.css', own).href;
    document.head.append(styles);
    frame = document.createElement('section');
    frame.className = 'fm';
    frame.hidden = true;
    frame.setAttribute('role', 'dialog');
    frame.setAttribute('aria-label', words.title);
    frame.innerHTML = '<div class="fm-head"><h2></h2><button type="button" class="fm-close">×</button></div><ol class="fm-log" role="log" aria-live="polite" tabindex="0"></ol><form class="fm-form"><input name="text" maxlength="400" autocomplete="off" enterkeyhint="send"><button></button></form>';
    frame.querySelector('h2').textContent = words.title;
    frame.querySelector('.fm-close').setAttribute('aria-label', words.close);
    frame.querySelector('.fm-log').setAttribute('aria-label', words.title);
    frame.querySelector('input').setAttribute('aria-label', words.label);
    frame.querySelector('.fm-form button').textContent = words.send;
    frame.querySelector('.fm-close').addEventListener('click', () => commands['Messenger.close']());
    frame.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') commands['Messenger.close']();
    });
    frame.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const field = frame.querySelector('input');
      const text = field.value.trim();
      field.value = '';
      if (text !== '') send(text);
    });
    document.body.append(frame);
    say(words.hello, false);
  }
  const commands = {
    'Messenger.open'() {
      if (frame === null || !frame.hidden) return false;
      frame.hidden = false;
      localStorage.setItem(kept, 'true');
      frame.querySelector('input').focus();
      tell('Messenger.opened');
      return true;
    },
    'Messenger.close'() {
      if (frame === null || frame.hidden) return false;
      frame.hidden = true;
      localStorage.removeItem(kept);
      tell('Messenger.closed');
      return true;
    },
  };
  function take(kind, what, third, done, refused) {
    if (kind === 'subscribe') {
      listeners.set(what, [...(listeners.get(what) || []), third]);
      if (past.has(what) && what === 'Messenger.ready') third({ event: what });
      return;
    }
    const isDone = kind === 'command' && commands[what] !== undefined && commands[what]();
    const answer = isDone ? done : refused;
    if (typeof answer === 'function') answer();
  }

  window[name] = take;
  for (const call of waiting.q || []) take(...call);
  fetch(deployment, { credentials: 'omit' })
    .then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      draw();
      tell('Messenger.ready');
    })
    .catch(() => tell('Messenger.error'));
})();
`;
