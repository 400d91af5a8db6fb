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
export async function sentMessages(platform: SandboxUnderTest, recipient: string): Promise<readonly SentMessage[]> {
  const { body } = await platform.raw(`/control/outbox.json?recipient=${encodeURIComponent(recipient)}`);
  return (body as { messages: SentMessage[] }).messages;
}

/** Requests a password reset and returns the token of the sent link; empty if none was sent. */
export async function sentResetToken(
  platform: SandboxUnderTest,
  { username }: Pick<SandboxPlayer, 'username'>,
  productId = 8145,
): Promise<string> {
  await platform.call(requestPasswordReset, {
    body: { username, productId, identifiers: { ipAddress: '203.0.113.20' } },
  });
  const [newest] = await sentMessages(platform, username);
  return newest?.link?.split('#reset=')[1] ?? '';
}
