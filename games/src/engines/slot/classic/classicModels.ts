import type { ClassicModel } from './classicModel.ts';

/** `rtp` is the result of `returnOfClassic`. A test fails with the new value after a change of strips or payouts. */
export const classicModels: readonly ClassicModel[] = [
  {
    id: 'hearth',
    mechanic: 'classic',
    rtp: 94.72,
    volatility: 'low',
    strips: ['DE----C-EC--D--C-BABDW', 'CBDEW--E---C--ADB--DC-', 'D---EBW---E-A-B--CDCDC'],
    pays: { A: 36, B: 19, C: 15, D: 11, E: 10 },
    wilds: 200,
    mixed: 5,
    early: [1, 2],
  },
  {
    id: 'lantern',
    mechanic: 'classic',
    rtp: 95.23,
    volatility: 'high',
    strips: ['-B-BADC-C-D-A-----WD--E-', 'D-C--WD-----AD-BAEB--C--', '---WD--EBD----C-ACDB----'],
    pays: { A: 90, B: 45, C: 22, D: 13, E: 9 },
    wilds: 1000,
    mixed: 5,
    early: [1, 5],
  },
];
