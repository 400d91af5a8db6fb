import { accountCodes } from '@foyer/contract/accounts';
import * as contract from '@foyer/contract/verification';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule } from '../../kernel/module.ts';
import { isRefusal, refuse, route } from '../../kernel/route.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { tokenOwner } from '../accounts/callerOf.ts';
import { sendingRefusals, verificationSchema } from './verification.ts';
import type { Verification } from './verification.ts';

/** How often the sandbox decides about documents whose review time has passed, in milliseconds. */
const checkIntervalMs = 5000;

/** Serves the verification endpoints, and decides submitted documents. */
export function verificationModule(
  accounts: Pick<Accounts, 'checkUserToken'>,
  verification: Verification,
): SandboxModule {
  const routes = {
    verification: route(contract.verification, async (_input, { bearer }) => {
      const owner = await tokenOwner(accounts, bearer);
      if (isRefusal(owner)) return owner;
      return (
        verification.statusOf(owner.userId) ?? refuse(401, 'User token refused', accountCodes.failedToIdentifyAccount)
      );
    }),
    sendDocument: route(contract.sendDocument, async ({ body: { data, ...file } }, { bearer }) => {
      const owner = await tokenOwner(accounts, bearer);
      if (isRefusal(owner)) return owner;
      const sending = verification.send(owner.userId, { ...file, bytes: Buffer.from(data, 'base64') });
      if (sending.sent) return sending.status;
      const { status, message, code } = sendingRefusals[sending.reason];
      return refuse(status, message, code);
    }),
  } satisfies RouteForEach<typeof contract>;

  let checkTimer: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'verification',
    tables: verificationSchema,
    routes: Object.values(routes),
    start() {
      checkTimer = setInterval(() => void verification.decideDue(), checkIntervalMs);
    },
    stop: () => clearInterval(checkTimer),
  };
}
