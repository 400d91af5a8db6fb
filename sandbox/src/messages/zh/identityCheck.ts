import type { Translation } from '@foyer/games/messages/messagesByLanguage';
import type { IdentityCheckMessages } from '../en/identityCheck.ts';

export const messages: Translation<IdentityCheckMessages> = {
  play: '您存款或游戏之前，我们会先核实您的身份、年龄和地址。',
  withdrawal: '首次提款之前，我们可能需要您提供身份和地址证明。',
};
