import type { SlotModel } from './slotModel.ts';

/**
 * The slots' mathematics. `rtp` is what `returnOf` computes from the strips and pays, rounded to two decimals; whoever
 * changes a strip or a pay is told the new figure by the test.
 */
export const slotModels: readonly SlotModel[] = [
  {
    id: 'meadow',
    rtp: 94.41,
    volatility: 'low',
    strips: [
      'BHFCAGASHBDGEDFECBDGEFCGHFAHDGECH',
      'FHFAHDFGSDFWGCBEABGHEDAGEDCFEWBCHG',
      'GSEDHGWFHCGHCBEDCWCFHAFEBHBGFADAE',
      'BHCGEDGSEAFBHFACWBDEHFGWAEDFGCGHD',
      'CAFEHDSFBEHDFBHEFDCAGWCBHCGAFGEDG',
    ],
    pays: {
      A: [50, 150, 500],
      B: [40, 120, 300],
      C: [28, 75, 200],
      D: [22, 60, 150],
      E: [16, 40, 120],
      F: [15, 40, 100],
      G: [12, 30, 80],
      H: [10, 30, 75],
    },
    freeSpins: { awards: [8, 10, 15], multiplier: 2, most: 40 },
  },
  {
    id: 'river',
    rtp: 95.3,
    volatility: 'medium',
    strips: [
      'HCHAGEBFEGHDEHEFGFCADGSGDEBDFHCBF',
      'EBWECHEGBEGSDGCWGFCADABHGFHFDHFHFD',
      'AFEBCWEFDGHCSHEGFCFBDCGEGHDBFDGWHAH',
      'GHFGWBDEGHEHAEDFCFCEBFDWEGCDFHBGHSA',
      'BHGAHGEFDCHDESCBGCAEGDEGFDFHCEHBFWF',
    ],
    pays: {
      A: [60, 250, 1000],
      B: [40, 150, 600],
      C: [30, 100, 400],
      D: [25, 75, 250],
      E: [13, 40, 125],
      F: [10, 30, 100],
      G: [8, 25, 75],
      H: [8, 25, 75],
    },
    freeSpins: { awards: [10, 15, 20], multiplier: 3, most: 60 },
  },
  {
    id: 'ridge',
    rtp: 95.85,
    volatility: 'medium',
    strips: [
      'AGFHDECHCGCDFGEGHADBGFEHBHFESEFDS',
      'EHDHGFCSEBGCGAHESWBFDCWDFDFAEGEHFHG',
      'EWBAFDGHBCHDCFDEBEGFHGHWEAFDFWGSCGH',
      'GCGFGEBCWDFHESAEHGHDGCHDEFWAEFBSFBHD',
      'GBESEDFCGHCDHWEGDFCEAHGFBHFCFEGBHAD',
    ],
    pays: {
      A: [50, 250, 1000],
      B: [40, 150, 500],
      C: [25, 80, 300],
      D: [22, 70, 200],
      E: [10, 35, 100],
      F: [9, 25, 80],
      G: [7, 20, 60],
      H: [7, 18, 50],
    },
    freeSpins: { awards: [7, 10, 15], multiplier: 2, most: 50 },
  },
  {
    id: 'summit',
    rtp: 95.83,
    volatility: 'high',
    strips: [
      'HGHBFHDGEGFCHFDHEFADEGBHADCESFCGEFSGE',
      'EWADEFBEGFGFCSHGDGHFHSGAEBHDEDECFHGFHC',
      'BDFDGFHEDGHEGAWEGFCEFHFESWCHCHDBHGFGEA',
      'FCGADEHCFCGBWDSFEGHDGBAGHFHEHFESHEWFEGD',
      'EFHEDESHEGFDBADFAGHGHFCGCEDBHFCEGFWGH',
    ],
    pays: {
      A: [120, 600, 4000],
      B: [80, 400, 2000],
      C: [50, 150, 600],
      D: [30, 100, 400],
      E: [10, 30, 120],
      F: [6, 25, 80],
      G: [4, 15, 60],
      H: [3, 12, 50],
    },
    freeSpins: { awards: [10, 15, 25], multiplier: 3, most: 75 },
  },
];

export function slotModelById(id: string): SlotModel | undefined {
  return slotModels.find((model) => model.id === id);
}
