/** Invented studios. `mark` is an icon of the `ph` pack that appears below each cover. */
export const providers = [
  { name: 'Northlight', mark: 'star-four-fill' },
  { name: 'Copperfox', mark: 'triangle-fill' },
  { name: 'Lantern Nine', mark: 'lamp-pendant-fill' },
  { name: 'Halcyon', mark: 'bird-fill' },
  { name: 'Blue Anvil', mark: 'hexagon-fill' },
  { name: 'Oxbow', mark: 'waves-bold' },
  { name: 'Mirador', mark: 'mountains-fill' },
  { name: 'Tin Orchard', mark: 'plant-fill' },
] as const;
