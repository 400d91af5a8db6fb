export interface Credit {
  readonly work: string;
  readonly by: string;
  readonly licence: string;
  readonly licenceUrl: string;
  readonly use: string;
}

const fontLicence = { licence: 'SIL Open Font License 1.1', licenceUrl: 'https://openfontlicense.org' } as const;
const font = (work: string): Credit => ({
  work,
  by: `The ${work} project authors`,
  ...fontLicence,
  use: 'Lettering of covers, as outlines',
});

/** Sources of the cover artwork. CC BY requires the product to show the credit of the silhouettes. */
export const mediaCredits: readonly Credit[] = [
  {
    work: 'Fluent Emoji',
    by: 'Microsoft Corporation',
    licence: 'MIT',
    licenceUrl: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
    use: 'Colour figures on covers',
  },
  {
    work: 'Game-icons.net',
    by: 'The contributors of game-icons.net',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    use: 'Silhouettes on covers: recoloured, cropped and shaded',
  },
  {
    work: 'Phosphor Icons',
    by: 'Phosphor Icons',
    licence: 'MIT',
    licenceUrl: 'https://github.com/phosphor-icons/core/blob/main/LICENSE',
    use: 'Marks of the invented studios',
  },
  { ...font('Luckiest Guy'), licence: 'Apache License 2.0', licenceUrl: 'https://www.apache.org/licenses/LICENSE-2.0' },
  ...[
    'Anton',
    'Bebas Neue',
    'Bungee',
    'Chango',
    'Cinzel',
    'Cinzel Decorative',
    'Lilita One',
    'Limelight',
    'Ma Shan Zheng',
    'Metamorphous',
    'Monoton',
    'Pirata One',
    'Playfair Display',
    'Righteous',
    'Roboto',
    'Russo One',
    'Rye',
    'Titan One',
    'ZCOOL KuaiLe',
  ].map(font),
];
