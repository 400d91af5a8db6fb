import type { SandboxContext } from '../../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { ProtectedAccounts } from './createProtectedAccounts.ts';
import { createExclusionLog } from './exclusionLog.ts';
import { createExclusions, type ExclusionEffects } from './exclusions.ts';
import { createReturnTokens } from './returnTokens.ts';
import { saferGamblingModule } from './saferGamblingModule.ts';

/** Creates the tools of players to limit and stop play, and the life of their exclusions. */
export function createProtection(
  sandboxContext: SandboxContext,
  protectedAccounts: ProtectedAccounts,
  wallet: Wallet,
  effects: ExclusionEffects,
) {
  const exclusionLog = createExclusionLog(sandboxContext);
  const { players, sessions } = protectedAccounts.accounts;
  const exclusions = createExclusions(sandboxContext, {
    ...protectedAccounts,
    ...effects,
    players,
    sessions,
    log: exclusionLog,
  });
  const returnTokens = createReturnTokens(sandboxContext);
  return {
    exclusionLog,
    exclusionEvents: exclusions.eventsOf,
    issueReturnToken: returnTokens.issue,
    modules: [saferGamblingModule(sandboxContext, { ...protectedAccounts, wallet, exclusions, returnTokens })],
  };
}
