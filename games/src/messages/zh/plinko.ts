import type { PlinkoMessages } from '../en/plinko.ts';
import type { Translation } from '../messagesByLanguage.ts';

export const messages: Translation<PlinkoMessages> = {
  drop: '放球',
  rows: '钉板行数',
  rowCount: (rows) => `${rows} 行`,
  rowsNow: (rows) => `${rows} 行钉子。`,
  falling: '球正在下落。',
  landed: (multiple) => `投注的 ${multiple} 倍。`,
  payouts: '当前投注的各格奖金',
  slots: '各格赔付',
  slot: (multiple, balls) => `${multiple} 平均每 ${balls} 球一次`,
  keys: '空格或回车键放球，加号和减号更改投注，R 更改行数。',
};
