import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export type Prompt = (question: string, options?: { isSecret: boolean }) => Promise<string>;

/** Prompts in the terminal. A secret is not shown while it is typed. */
export function promptInTerminal(): { prompt: Prompt; close: () => void } {
  let isHidden = false;
  const output = new Writable({
    write(part: Buffer, _encoding, done) {
      if (!isHidden) process.stdout.write(part);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  return {
    async prompt(question, options) {
      if (options?.isSecret !== true) return await lines.question(question);
      process.stdout.write(question);
      isHidden = true;
      const answer = await lines.question('');
      isHidden = false;
      process.stdout.write('\n');
      return answer;
    },
    close: () => lines.close(),
  };
}
