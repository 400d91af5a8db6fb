import { accountCodes } from '@foyer/contract/accounts';
import * as contract from '@foyer/contract/verification';
import type { Accounts } from '../accounts/accounts.ts';
import type { RouteForEach } from '../kernel/contractEndpoints.ts';
import type { PlatformModule } from '../kernel/module.ts';
import { isRefusal, refuse, route } from '../kernel/route.ts';
import type { Refusal } from '../kernel/route.ts';
import { sendingRefusals } from './verification.ts';
import type { Verification } from './verification.ts';
import { verificationTables } from './verificationTables.ts';

/** How often documents that are due are decided, in milliseconds. */
const lookMs = 5000;

/** Endpoints of verification, and the decision on what was sent. */
export function verificationModule({ accounts, verification }: { accounts: Pick<Accounts, 'checkUserToken'>; verification: Verification }): PlatformModule {
  async function playerOf(bearer: string | null): Promise<number | Refusal> {
    if (bearer === null) return refuse(401, 'User token missing', accountCodes.securityTokenFailed);
    const check = await accounts.checkUserToken(bearer);
    return check.valid ? check.userId : refuse(401, `User token refused: ${check.reason}`, check.code);
  }

  const routes = {
    verification: route(contract.verification, async (_input, { bearer }) => {
      const userId = await playerOf(bearer);
      if (isRefusal(userId)) return userId;
      return verification.statusOf(userId) ?? refuse(401, 'User token refused', accountCodes.failedToIdentifyAccount);
    }),
    sendDocument: route(contract.sendDocument, async ({ body: { data, ...file } }, { bearer }) => {
      const userId = await playerOf(bearer);
      if (isRefusal(userId)) return userId;
      const sending = verification.send(userId, { ...file, bytes: Buffer.from(data, 'base64') });
      if (sending.sent) return sending.status;
      const { status, message, code } = sendingRefusals[sending.reason];
      return refuse(status, message, code);
    }),
  } satisfies RouteForEach<typeof contract>;

  let look: ReturnType<typeof setInterval> | undefined;
  return {
    name: 'verification',
    tables: verificationTables,
    routes: Object.values(routes),
    start() {
      look = setInterval(() => void verification.decideDue(), lookMs);
    },
    stop: () => clearInterval(look),
  };
}
