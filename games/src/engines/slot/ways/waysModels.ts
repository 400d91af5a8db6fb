import type { WaysModel } from './waysModel.ts';

/** `rtp` is the result of `returnOfWays`. A test fails with the new value after a change of strips or payouts. */
export const waysModels: readonly WaysModel[] = [
  {
    id: 'delta',
    mechanic: 'ways',
    rtp: 95.03,
    volatility: 'medium',
    strips: [
      'FDSFGCBHBGEDEAHEFGHGACHEFBDHDACSFECG',
      'BHCEDBFCHGACHDEFBACFHGEGESEGAGDWSDFHF',
      'BCFHFWBGEAEHSEDFDGECFCHBFWEHCDAGAGHDG',
      'BCGFDAEAFEWEGHSGBSGEDCHFGCEBDHDHFCHAF',
      'CDHEBDCGAFBHEBGFCEHAHEDEDSBGAFHGFCGF',
    ],
    pays: {
      A: [23, 60, 230],
      B: [19, 47, 175],
      C: [12, 35, 115],
      D: [9, 28, 95],
      E: [6, 16, 47],
      F: [5, 14, 42],
      G: [3, 12, 35],
      H: [3, 10, 28],
    },
    freeSpins: { awards: [10, 15, 20], multiplier: 2, max: 60 },
  },
  {
    id: 'gorge',
    mechanic: 'ways',
    rtp: 96.36,
    volatility: 'high',
    strips: [
      'EHBGHCFGFGECEBDEFGDSDBGDFHFSAHEAHCFGH',
      'HDBGDHCEGDFGFAHFBGAFBEHGDWCEFHEHSGFEC',
      'FEWHCBHGDFAEGHDHFDBDCHFHCEFSEGFGWASGBEG',
      'EHEGFGWSFGHBCFGDGBFADHACDHCFGHEDBEFEH',
      'BHGEHDFEFCSDGSCGHBHFGHDFEADBCFGAGEFEH',
    ],
    pays: {
      A: [36, 190, 1200],
      B: [21, 95, 480],
      C: [14, 48, 190],
      D: [7, 24, 95],
      E: [4, 10, 30],
      F: [2, 7, 24],
      G: [1, 5, 17],
      H: [1, 4, 12],
    },
    freeSpins: { awards: [12, 16, 24], multiplier: 3, max: 72 },
  },
];
