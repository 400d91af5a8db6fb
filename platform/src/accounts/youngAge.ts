/** Full years of players who are made young: old enough to play, below the age of a market's usual caps (UK24). Apart from the players, which need Node: the control room names it too. */
export const youngAge = 20;
