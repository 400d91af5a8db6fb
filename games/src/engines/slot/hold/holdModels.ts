import type { HoldModel } from './holdModel.ts';

/** Repeats a coin value `times` times. */
const of = (times: number, units: number): number[] => Array.from({ length: times }, () => units);

/**
 * `rtp` is the result of `returnOfHold`. A test fails with the new value after a change of strips, payouts or coins.
 */
export const holdModels: readonly HoldModel[] = [
  {
    id: 'harvest',
    mechanic: 'hold',
    rtp: 95.27,
    volatility: 'medium',
    strips: [
      'ECAHAGDBFCAEFHGDBFH$$$ECEFG$DCHDBG$HG',
      'CE$FG$F$GWEHBFHCBCGD$ADCAHEDGF$HBDEWHG',
      '$HFDG$$FABCAWHGCWHEBHE$CFB$HADGDGFGECED',
      'EGD$HGBHGDAHGFWGAFBE$$DFCWHF$HCAECD$ECB',
      'FADBEHBGD$$H$EGCHG$GFHFCAB$FHAGCEDECD',
    ],
    pays: {
      A: [70, 270, 1050],
      B: [55, 175, 710],
      C: [35, 105, 350],
      D: [27, 90, 270],
      E: [18, 55, 175],
      F: [14, 44, 140],
      G: [11, 35, 105],
      H: [9, 27, 90],
    },
    coins: { needed: 6, oneIn: 12, worth: [...of(8, 10), ...of(6, 20), ...of(3, 40), ...of(2, 60), 100], full: 4000 },
  },
  {
    id: 'quarry',
    mechanic: 'hold',
    rtp: 96.22,
    volatility: 'high',
    strips: [
      'B$DF$DFDEG$GB$AEGHGDF$CFCGACE$HBHFHEHE',
      'WF$FABDEGDHAHG$HGF$B$$HEDEGH$ECDCFEBCGF',
      'FDB$FBGHCEHFHA$FBDHGHGEC$AGED$EFED$WCG',
      'EFAEGCW$EDFGCBDHFDFE$CE$DH$HAG$BGFH$HGB',
      'E$FEHAGDGCFBEF$FBDBC$$FG$EHGDHCHD$AEHG',
    ],
    pays: {
      A: [185, 920, 4600],
      B: [120, 460, 2150],
      C: [75, 240, 920],
      D: [46, 155, 610],
      E: [24, 75, 310],
      F: [18, 60, 185],
      G: [15, 46, 155],
      H: [12, 37, 120],
    },
    coins: { needed: 6, oneIn: 15, worth: [...of(9, 20), ...of(6, 40), ...of(3, 80), 200, 400], full: 20_000 },
  },
];
