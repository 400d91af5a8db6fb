import { flagKeys } from '@foyer/contract/flags';
import * as v from 'valibot';
import type { FlagSetting } from '../flags/flags.ts';
import { panelDocument } from './panelDocument.ts';

/** What a button of the panel sends. */
export const turnedFlag = v.object({
  key: v.picklist(flagKeys),
  value: v.pipe(
    v.picklist(['on', 'off']),
    v.transform((value) => value === 'on'),
  ),
});

/** The flags with a button each. Plain forms, so that it works without a script. */
export function flagsPanel(flags: readonly FlagSetting[]): string {
  return panelDocument(
    'Flags',
    `<p>A change reaches open pages at once, without a reload.</p>
${flagsList(flags)}
<p class="note">What each one does: <code>docs/flags.md</code>. For programs: <code>POST /control/flags</code> with <code>{"set":[{"key":"…","value":false,"brand":"aurora"}]}</code>.</p>`,
  );
}

/** The list alone, for a page that shows more than flags. */
function flagsList(flags: readonly FlagSetting[]): string {
  return flags
    .map(({ key, value, brands, version }) => {
      const isOn = value === true;
      const others = Object.entries(brands).map(([brand, own]) => `${brand}: ${own === true ? 'on' : 'off'}`);
      const state = [isOn ? 'On' : 'Off', ...others, `version ${version}`].join(' · ');
      const next = isOn ? 'off' : 'on';
      return `<form method="post" action="/control/flags/turn"><input type="hidden" name="key" value="${key}"><input type="hidden" name="value" value="${next}"><label>${key}<span>${escape(state)}</span></label><button aria-label="Turn ${key} ${next}">Turn ${next}</button></form>`;
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
