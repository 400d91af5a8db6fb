interface MessageTexts {
  subject: string;
  text: string;
}

/** Messages about a new password, by email or text. */
export interface PasswordResetMessages {
  link: MessageTexts;
  changed: MessageTexts;
}

export const messages: PasswordResetMessages = {
  link: {
    subject: 'Choose a new password',
    text: 'Open the link within 30 minutes to choose a new password. It works once. If you did not request this, ignore this message. Your password will not change.',
  },
  changed: {
    subject: 'Your password was changed',
    text: 'Your password was changed and your other devices were logged out. If this was not you, contact customer support.',
  },
};
