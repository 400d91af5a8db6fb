import type { Translation } from '@foyer/games/messages/messagesByLanguage';
import type { MessengerMessages } from '../en/messenger.ts';

export const messages: Translation<MessengerMessages> = {
  title: '在线聊天（演示服务商）',
  close: '关闭聊天',
  hello: '您好！这里是演示用的聊天服务商，由自动助手回答，没有其他人会看到此对话。',
  label: '您的消息',
  send: '发送',
  failed: '消息未送达，请重试。',
};
