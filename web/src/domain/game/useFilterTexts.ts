import { useMemo } from 'react';
import { useText } from '../../i18n/TextContext.tsx';
import { useVisit } from '../../services/market/VisitContext.tsx';
import type { FilterTextParts } from './filterText.ts';

/** Returns what names of filters are made with, the same object until language or currency change. */
export function useFilterTexts(): FilterTextParts {
  const { t, formats } = useText();
  const { currencyIsoCode } = useVisit();
  return useMemo(
    () => ({ t, money: (amount) => formats.money(amount, currencyIsoCode) }),
    [t, formats, currencyIsoCode],
  );
}
