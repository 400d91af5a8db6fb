import type { Translation } from '@foyer/games/messages/messagesByLanguage';
import type { CustomerFundsMessages } from '../en/customerFunds.ts';

export const messages: Translation<CustomerFundsMessages> = {
  basic: '客户资金保护等级：基本。您的资金存放在与公司资金分开的账户中。如果公司破产，这些资金不受保护。',
  medium: '客户资金保护等级：中等。您的资金与公司资金分开存放，并有保险等安排以防公司破产，但不保证能全额退还。',
  high: '客户资金保护等级：高。您的资金存放在法律上独立于公司、并由外部审查的信托中，即使公司破产也为您保留。',
};
