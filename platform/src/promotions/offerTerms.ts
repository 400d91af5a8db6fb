import type { Promotion } from '@foyer/contract/promotions';
import type { Offer, OfferedBonus } from './offers.ts';
import { endText, fillText, moneyText, wageringOf } from './offerText.ts';
import type { Telling } from './offerText.ts';

/** Day on which these terms were last worded, DD-MM-YYYY. */
export const termsUpdated = '21-11-2026';

/** UK21: the one product whose stakes count. */
function productText(counts: OfferedBonus['counts'], { culture, gameName }: Telling): string {
  const names = {
    slot: { en: 'slots', zh: '老虎机' },
    table: { en: 'table games', zh: '桌上游戏' },
    live: { en: 'live games', zh: '实时游戏' },
    instant: { en: 'instant games', zh: '即开游戏' },
    game: { en: gameName, zh: gameName },
  };
  return names[counts][culture];
}

/**
 * UK22: what decides whether to take the offer, for the card. Made from the very figures that are booked, so that words
 * and books cannot differ.
 */
export function significantTerms(offer: Offer, telling: Telling): Promotion['significantTerms'] {
  const zh = telling.culture === 'zh';
  const free = { name: zh ? '费用' : 'Cost', text: zh ? '免费，无需存款' : 'Nothing, no deposit' };
  const { bonus } = offer;
  if (bonus === null) {
    return [
      free,
      { name: zh ? '流水要求' : 'Wagering', text: zh ? '无' : 'None' },
      { name: zh ? '提现' : 'Paid out', text: zh ? '不可，仅为游戏币' : 'Never, it is play money' },
      { name: zh ? '截止' : 'Ends', text: zh ? '长期有效' : 'It stays' },
    ];
  }
  const times = wageringOf(bonus, telling.rules);
  const amount = moneyText(bonus.amount, telling);
  const total = moneyText(bonus.amount * times, telling);
  const product = productText(bonus.counts, telling);
  const run = offer.every === 'week' ? { en: 'a week', zh: '每周' } : { en: 'a month', zh: '每月' };
  return [
    free,
    {
      name: zh ? '流水要求' : 'Wagering',
      text:
        times === 0
          ? zh
            ? '无'
            : 'None'
          : zh
            ? `${times} 倍：${product} 投注 ${total}`
            : `${times}x: stake ${total}, ${product} only`,
    },
    { name: zh ? '上限' : 'Maximum', text: zh ? `${amount}，${run.zh}一次` : `${amount}, once ${run.en}` },
    {
      name: zh ? '截止' : 'Ends',
      text: telling.endsAt === null ? (zh ? '长期有效' : 'It stays') : endText(telling.endsAt, telling.culture),
    },
  ];
}

/** The whole terms as html. */
export function offerTermsHtml(offer: Offer, telling: Telling): string {
  const zh = telling.culture === 'zh';
  const list = significantTerms(offer, telling).map(
    ({ name, text }) => `<li><strong>${name}</strong>${zh ? '：' : ': '}${text}</li>`,
  );
  const parts = [
    `<p>${fillText(offer.summary[telling.culture], offer, telling)}</p>`,
    `<h2>${zh ? '要点' : 'In short'}</h2><ul>${list.join('')}</ul>`,
  ];
  const { bonus } = offer;
  if (bonus !== null) parts.push(...(zh ? chinese(bonus, telling) : english(bonus, telling)));
  parts.push(
    zh
      ? `<h2>其他</h2><p>年满 ${telling.rules.minimumAge} 岁、可以游戏的账户方可参加。所有金额均为游戏币，不可购买、不可提现。</p>`
      : `<h2>For everybody</h2><p>For players aged ${telling.rules.minimumAge} or over whose account may play. All amounts are play money that can be neither bought nor paid out.</p>`,
  );
  return parts.join('');
}

function english(bonus: OfferedBonus, telling: Telling): string[] {
  const times = wageringOf(bonus, telling.rules);
  const amount = moneyText(bonus.amount, telling);
  if (times === 0)
    return [
      `<h2>How it works</h2><ol><li>Opt in.</li><li>${amount} is added to your balance at once. There is no wagering and no condition.</li></ol>`,
    ];
  const product = productText(bonus.counts, telling);
  return [
    `<h2>How it works</h2><ol><li>Opt in. ${amount} is added to your bonus balance.</li><li>Every stake of your own balance on ${product} counts in full, win or lose. Your own money is never tied up and can be used as before.</li><li>When ${moneyText(bonus.amount * times, telling)} was staked, the ${amount} moves to your balance.</li></ol>`,
    `<h2>If you change your mind</h2><p>Nothing happens to your own money. A bonus that was not released within ${bonus.daysToPlay} days of opting in is taken back. Where several bonuses are active, a stake counts for the one that was taken first.</p>`,
  ];
}

function chinese(bonus: OfferedBonus, telling: Telling): string[] {
  const times = wageringOf(bonus, telling.rules);
  const amount = moneyText(bonus.amount, telling);
  if (times === 0)
    return [
      `<h2>如何进行</h2><ol><li>点击参加。</li><li>${amount} 立即存入您的余额，没有流水要求，也没有其他条件。</li></ol>`,
    ];
  const product = productText(bonus.counts, telling);
  return [
    `<h2>如何进行</h2><ol><li>点击参加，${amount} 存入奖金余额。</li><li>用自己的余额在${product}上的每笔投注，无论输赢，全额计入。您自己的余额不受限制，可照常使用。</li><li>累计投注 ${moneyText(bonus.amount * times, telling)} 后，${amount} 转入您的余额。</li></ol>`,
    `<h2>如果您改变主意</h2><p>您自己的余额不受任何影响。参加后 ${bonus.daysToPlay} 天内未解锁的奖金将被收回。若同时有多个奖金，每笔投注计入最先参加的一个。</p>`,
  ];
}
