import type { filteredGamesGridProperties } from '@foyer/contract/blocks';
import { languages } from '@foyer/contract/languages';
import type * as v from 'valibot';
import { gameGroupsOf } from '../../domain/game/gameGroups.server.ts';
import { loadServerMessages } from '../../i18n/loadServerMessages.ts';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import type { Visit } from '../../services/market/visit.ts';

type Row = Pick<v.InferOutput<typeof filteredGamesGridProperties>, 'filter' | 'sort' | 'limit' | 'variant' | 'note'>;

interface Context {
  visit: Pick<Visit, 'brandId' | 'culture' | 'countryIso2'>;
  cachedUpstream: CachedCalls;
  /** Whether games that match are left out because another row has them. */
  isShortened: boolean;
  /** Whether open tables come first. */
  hasOpenFirst: boolean;
}

/**
 * Says why a row shows its games, from the rule that selects them, so that the words cannot differ from the rule. An
 * editor may only add a note.
 */
export async function rowReason(
  { filter = {}, sort = 'popularity', limit, variant, note }: Row,
  { visit, cachedUpstream, isShortened, hasOpenFirst }: Context,
): Promise<string> {
  const t = await loadServerMessages('rowReason', visit.culture);
  const { kind, volatility, theme, feature, isNew, provider } = filter;
  const [themes, studios] = await Promise.all([
    theme === undefined ? null : gameGroupsOf('theme', visit, cachedUpstream),
    provider === undefined ? null : gameGroupsOf('studio', visit, cachedUpstream),
  ]);
  const nameOf = (groups: typeof themes, select: string) =>
    groups?.find((group) => group.select === select)?.name ?? select;
  const sentence = t('rowReason.sentence', {
    subject: t('rowReason.subject', { kind: kind ?? 'other' }),
    volatility: volatility === undefined ? '' : t('rowReason.volatility', { level: volatility }),
    theme: theme === undefined ? '' : t('rowReason.theme', { theme: nameOf(themes, theme) }),
    feature: feature === undefined ? '' : t(feature === 'jackpot' ? 'rowReason.jackpot' : 'rowReason.feature'),
    isNew: isNew === true ? t('rowReason.isNew') : '',
    provider: provider === undefined ? '' : t('rowReason.provider', { provider: nameOf(studios, provider) }),
    order: t('rowReason.order', { sort: hasOpenFirst ? 'open' : sort }),
    first: variant === 'ranked' && limit !== undefined ? t('rowReason.first', { count: limit }) : '',
  });
  const { sentenceGap } = languages[visit.culture].punctuation;
  return [sentence, ...(isShortened ? [t('rowReason.others')] : []), ...(note === undefined ? [] : [note])].join(
    sentenceGap,
  );
}
