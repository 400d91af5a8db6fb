import { pinyin } from 'pinyin-pro';

const chinese = /\p{Script=Han}/u;

/** Syllables of a Chinese name without tones, separated by spaces; empty for a name in Latin letters. */
export function pinyinOfName(name: string): string {
  return chinese.test(name)
    ? pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join(' ').toLowerCase()
    : '';
}
