/** Messages of the sandbox's chat vendor. */
export interface MessengerMessages {
  title: string;
  close: string;
  hello: string;
  label: string;
  send: string;
  failed: string;
}

export const messages: MessengerMessages = {
  title: 'Demo messenger',
  close: 'Close chat',
  hello: 'Hello! This is a demo chat provider with automated answers. Nobody else reads this chat.',
  label: 'Your message',
  send: 'Send',
  failed: 'Your message was not sent. Try again.',
};
