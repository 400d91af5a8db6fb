import { expect, test } from 'vitest';
import { looseTexts } from './looseTexts.ts';

const found = (code: string) => looseTexts('View.tsx', `const view = ${code};`).map(({ text }) => text);

test.each([
  ['<p>Hello</p>'],
  ['<p>{name}</p>'],
  ['<p>{isOpen ? name : <b>{name}</b>}</p>'],
  ['<p>Hello <b>{name}</b></p>'],
  ['<button><Icon name="x" />{t(\'site.close\')}</button>'],
  ['<p><span>{name}</span> <b>{count}</b></p>'],
  ['<ul>{items.map((item) => <li key={item}>{item}</li>)}{isLast && <li>Last</li>}</ul>'],
  ['<p>{/* explained */}{name}</p>'],
  ["<b><Icon />{typeof children === 'string' ? <span>{children}</span> : children}</b>"],
])('accepts %s', (code) => {
  expect(found(code)).toEqual([]);
});

test.each([
  ['<p>{icon !== null && <Icon />}{children}</p>', ['{children}']],
  ["<p>{t('site.promotions')}{count > 0 && <b>{count}</b>}</p>", ["{t('site.promotions')}"]],
  ['<p>Hello{isOpen && <b>open</b>}</p>', ['Hello']],
  ['<p>{count} games</p>', ['{count}', 'games']],
  ["<p><Icon />{t('site.count', { count })}</p>", ["{t('site.count', { count })}"]],
  ['<p><b>{name}</b>{isOpen && ` ${phone}`}</p>', ['{isOpen && ` ${phone}`}']],
  ['<>{name}</>', ['{name}']],
  ['<p>{[start, <mark key="m">{hit}</mark>]}</p>', ['start']],
])('refuses %s', (code, texts) => {
  expect(found(code)).toEqual(texts);
});

test('knows variables and properties that hold elements', () => {
  const source = `
    interface Props { info: React.ReactElement | null; children?: ReactElement; note: ReactNode }
    const row = (name: string) => <b>{name}</b>;
    const head = isOpen ? <i /> : null;
    const view = <p>{head}{info}{children}{row('x')}{note}</p>;`;
  expect(looseTexts('View.tsx', source)).toEqual([{ line: 5, text: '{note}' }]);
});
