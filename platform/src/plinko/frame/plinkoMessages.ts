import type { Culture } from '@foyer/contract/identifiers';

/** Messages of the plinko board. Amounts arrive as finished text. */
export interface PlinkoMessages {
  drop: string;
  rows: string;
  rowCount(rows: number): string;
  rowsNow(rows: number): string;
  falling: string;
  landed(multiple: string): string;
  slots: string;
  slot(multiple: string, balls: string): string;
  keys: string;
}

const en: PlinkoMessages = {
  drop: 'Drop ball',
  rows: 'Rows of pegs',
  rowCount: (rows) => `${rows} rows`,
  rowsNow: (rows) => `${rows} rows of pegs.`,
  falling: 'The ball is falling.',
  landed: (multiple) => `${multiple} times the stake.`,
  slots: 'What the slots pay',
  slot: (multiple, balls) => `${multiple} one ball in ${balls}`,
  keys: 'Space or Enter drops a ball, plus and minus change the stake, R changes the number of rows.',
};

const zh: PlinkoMessages = {
  drop: '放球',
  rows: '钉板行数',
  rowCount: (rows) => `${rows} 行`,
  rowsNow: (rows) => `${rows} 行钉子。`,
  falling: '球正在下落。',
  landed: (multiple) => `投注的 ${multiple} 倍。`,
  slots: '各格赔付',
  slot: (multiple, balls) => `${multiple} 平均每 ${balls} 球一次`,
  keys: '空格或回车键放球，加号和减号更改投注，R 更改行数。',
};

export const plinkoMessages: Readonly<Record<Culture, PlinkoMessages>> = { en, zh };
