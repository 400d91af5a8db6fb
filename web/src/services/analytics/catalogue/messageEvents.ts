import type { EntriesOf } from '../catalogueEntry.ts';

const topic = { eventDetail: 'topic' } as const;

/** Events of messages and support. */
export const messageEvents: EntriesOf<'inAppMessage' | 'messagePanel' | 'support' | 'getInTouch' | 'chat'> = {
  'inAppMessage.show': { type: 'system_message', when: 'A message appears.', fills: topic },
  'inAppMessage.close': { type: 'interaction', when: 'A message is closed.', fills: topic },
  'inAppMessage.callToAction': { type: 'interaction', when: 'A message’s button is pressed.', fills: topic },
  'inAppMessage.optIn': { type: 'interaction', when: 'A promotion is joined from a message.', fills: topic },
  'inAppMessage.verifyForBanking': {
    type: 'interaction',
    when: 'Verification before banking is chosen in a message.',
    fills: topic,
  },
  'inAppMessage.verifyForGame': {
    type: 'interaction',
    when: 'Verification before a game is chosen in a message.',
    fills: topic,
  },
  'messagePanel.shown': {
    type: 'interaction',
    when: 'The list of messages is opened.',
    fills: { eventDetail: 'count' },
  },
  'messagePanel.close': {
    type: 'interaction',
    when: 'The list of messages is closed.',
    fills: { eventDetail: 'count' },
  },
  'support.shown': { type: 'interaction', when: 'The support panel opens.' },
  'support.saferGambling': { type: 'interaction', when: 'Safer gambling is chosen in the support panel.' },
  'support.helpLine': { type: 'interaction', when: 'The help line is chosen in the support panel.' },
  'support.questions': { type: 'interaction', when: 'Questions and answers are chosen in the support panel.' },
  'support.complaints': { type: 'interaction', when: 'Complaints are chosen in the support panel.' },
  'support.close': { type: 'interaction', when: 'The support panel is closed.' },
  'getInTouch.liveChat': { type: 'interaction', when: 'The live chat is chosen in the support panel.' },
  'getInTouch.email': { type: 'interaction', when: 'Writing an e-mail is chosen in the support panel.' },
  'chat.shown': { type: 'interaction', when: 'The chat opens.' },
  'chat.question': { type: 'interaction', when: 'A question is sent in the chat. Its text is not included.' },
  'chat.helpLine': { type: 'interaction', when: 'The help line is chosen in a reply of the chat.' },
  'chat.page': { type: 'interaction', when: 'A page is chosen in a reply of the chat.' },
  'chat.close': { type: 'interaction', when: 'The chat is closed.' },
};
