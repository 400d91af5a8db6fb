export interface LiveTablesMessages {
  /** Invented names of dealers, in the same order in every language. */
  dealers: readonly string[];
}

export const messages: LiveTablesMessages = {
  dealers: (
    'Marisol, Tobin, Anneke, Raffael, Ilse, Corvin, Delphine, Osric, Mirela, Jorunn, ' +
    'Sable, Thandi, Emeric, Yvaine, Bastian, Kalina, Lucan, Odette, Renzo, Saskia, ' +
    'Fenella, Idris, Petra, Caspian, Noemi, Alaric, Sunniva, Matteo, Brielle, Evander, ' +
    'Zora, Lorcan, Amaya, Quillan, Viveka, Dario, Henrike, Silas, Talia, Ruben, ' +
    'Ottilie, Kieran, Solenne, Milo, Freya, Anselm, Leocadia, Joss, Ingrid, Tamsin, ' +
    'Valter, Nadira, Cyril, Elowen, Stellan, Paloma, Gideon, Maren, Lazlo, Wren'
  ).split(', '),
};
