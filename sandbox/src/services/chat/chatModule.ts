import * as contract from '@foyer/contract/chat';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule } from '../../kernel/module.ts';
import { route } from '../../kernel/route.ts';
import { marketOf } from '../accounts/players.ts';
import { chatReply } from './chatReply.ts';

/** Serves a rule-based chat that stores neither visitors nor questions. */
export function chatModule(): SandboxModule {
  const routes = {
    askChat: route(contract.askChat, ({ body: { text, culture, brand, marketId } }) =>
      chatReply(text, culture, marketId === null ? undefined : marketOf(brand, marketId)),
    ),
  } satisfies RouteForEach<typeof contract>;
  return { name: 'chat', routes: Object.values(routes) };
}
