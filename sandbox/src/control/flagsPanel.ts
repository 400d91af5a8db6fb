import { flagKeys } from '@foyer/contract/flags';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { Markup } from '../kernel/markup.ts';
import type { FlagSetting } from '../services/flags/flags.ts';
import { labelOf } from './labelOf.ts';
import { panelDocument } from './panelDocument.ts';

/** Form fields of a button in the panel. */
export const flagFormFields = v.object({
  key: v.picklist(flagKeys),
  value: v.pipe(
    v.picklist(['on', 'off']),
    v.transform((value) => value === 'on'),
  ),
});

/** Lists the flags with a button each, as plain forms that work without scripts. */
export function flagsPanel(flags: readonly FlagSetting[]): Markup {
  return panelDocument('Flags', {
    lead: html`<p class="lead">A change reaches open pages at once, without a reload.</p>`,
    content: html`<ul>
        ${flags.map(flagForm)}
      </ul>
      <p class="note">
        What each one does: <code>docs/flags.md</code>. For programs: <code>POST /control/flags</code> with
        <code>{"set":[{"key":"…","value":false,"brand":"aurora"}]}</code>.
      </p>`,
  });
}

function flagForm({ key, value, brands, version }: FlagSetting): Markup {
  const isOn = value === true;
  const others = Object.entries(brands).map(([brand, own]) => `${brand}: ${own === true ? 'on' : 'off'}`);
  const next = isOn ? 'off' : 'on';
  return html`<li class="setting">
    <div>
      <p>${labelOf(key)} <span class="badge ${isOn ? 'good' : ''}">${isOn ? 'On' : 'Off'}</span></p>
      <code>${key}</code> <span class="rule">${[`version ${version}`, ...others].join(' · ')}</span>
    </div>
    <form method="post" action="/control/flags/turn">
      <input type="hidden" name="key" value="${key}" /><input type="hidden" name="value" value="${next}" />
      <button aria-label="Turn ${next} ${key}">Turn ${next}</button>
    </form>
  </li>`;
}
