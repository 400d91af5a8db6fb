import { requestPasswordReset } from '@foyer/contract/passwordReset';
import type { SandboxPlayer } from './controlRequests.ts';
import type { SandboxUnderTest } from './sandboxCalls.ts';

export interface SentMessage {
  recipient: string;
  subject: string;
  text: string;
  link: string | null;
}

/** Messages that the sandbox sent to a player, newest first. */
export async function sentMessages(sandbox: SandboxUnderTest, recipient: string): Promise<readonly SentMessage[]> {
  const { body } = await sandbox.raw(`/control/outbox.json?recipient=${encodeURIComponent(recipient)}`);
  return (body as { messages: SentMessage[] }).messages;
}

/** Requests a password reset and returns the token of the sent link; empty if none was sent. */
export async function sentResetToken(
  sandbox: SandboxUnderTest,
  { username }: Pick<SandboxPlayer, 'username'>,
  productId = 8145,
): Promise<string> {
  await sandbox.call(requestPasswordReset, {
    body: { username, productId, identifiers: { ipAddress: '203.0.113.20' } },
  });
  const [newest] = await sentMessages(sandbox, username);
  return newest?.link?.split('#reset=')[1] ?? '';
}
