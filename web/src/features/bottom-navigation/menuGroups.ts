import { footerProperties, headerProperties } from '@foyer/contract/blocks';
import type { Link } from '@foyer/contract/blocks';
import * as v from 'valibot';

/** Blocks of the page; the menu reads its header and footer. */
export type MenuBlocks = readonly { alias: string; properties: unknown }[];

export interface MenuGroups {
  navigation: readonly Link[];
  columns: readonly { heading: string; links: readonly Link[] }[];
}

/** Groups the links of a page's header and footer for the phone menu. */
export function menuGroups(blocks: MenuBlocks): MenuGroups {
  const read = <S extends v.GenericSchema>(alias: string, schema: S): v.InferOutput<S> | null => {
    const found = blocks.find((block) => block.alias === alias);
    const result = v.safeParse(schema, found?.properties);
    return result.success ? result.output : null;
  };
  return {
    navigation: read('header', headerProperties)?.navigation ?? [],
    columns: read('footer', footerProperties)?.columns ?? [],
  };
}
