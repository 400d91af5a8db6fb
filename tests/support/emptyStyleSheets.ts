import { registerHooks } from 'node:module';

// Node runs the views of games in their tests and knows no style sheets, which the build bundles.
registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : nextLoad(url, context),
});
