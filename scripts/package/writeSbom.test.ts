import { expect, test } from 'vitest';
import { onlyShipped } from './writeSbom.ts';

const component = (ref: string, name: string, version = '1.0.0') => ({
  'bom-ref': ref,
  name,
  version,
});
const bom = {
  metadata: { component: component('product', 'foyer') },
  components: [
    component('a', 'shipped'),
    { ...component('b', 'inner'), group: '@scope' },
    { ...component('b2', 'inner'), group: '@scope' },
    component('c', 'tool'),
  ],
  dependencies: [
    { ref: 'product', dependsOn: ['a', 'c'] },
    { ref: 'a', dependsOn: ['b2', 'c'] },
    { ref: 'b' },
    { ref: 'b2' },
    { ref: 'c', dependsOn: ['a'] },
  ],
};

test('the bill of materials lists shipped packages once, with the dependencies between them', () => {
  const { components, dependencies } = onlyShipped(bom, new Set(['shipped@1.0.0', '@scope/inner@1.0.0']));
  expect(components.map((one) => one['bom-ref'])).toEqual(['a', 'b']);
  expect(dependencies).toEqual([
    { ref: 'product', dependsOn: ['a', 'b'] },
    { ref: 'a', dependsOn: ['b'] },
    { ref: 'b', dependsOn: [] },
  ]);
});

test('a shipped package that is not installed stops the bill of materials', () => {
  expect(() => onlyShipped(bom, new Set(['shipped@2.0.0']))).toThrow('lacks shipped@2.0.0');
});
