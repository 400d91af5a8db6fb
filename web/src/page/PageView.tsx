import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useVisit } from '../market/VisitContext.tsx';
import type { BlockViews } from './blockViews.ts';
import type { PageBlock, PageModel } from './pageModel.ts';
import { blockOf } from './registry.ts';

/** Draws the blocks whose code is there, each in its region. Code of later blocks joins when it is loaded. */
export function PageView({ model, views, around }: { model: PageModel; views: BlockViews; around?: ReactNode }) {
  const inRegion = (region: string) =>
    model.blocks
      .filter((item) => blockOf(item.alias)?.region === region)
      .map((item) => <BlockView key={item.key} block={item} views={views} />);
  const main = inRegion('main');
  return (
    <>
      {inRegion('header')}
      {/* A page of other blocks is another page, also where a visitor logged in and part of it is the same: it is drawn
          anew and not moved, so that nothing is seen to jump. */}
      <main key={main.map(({ props }) => props.block.alias).join(' ')} id="content" tabIndex={-1}>
        {main}
      </main>
      {inRegion('footer')}
      {inRegion('overlay')}
      {around}
    </>
  );
}

function BlockView({ block, views }: { block: PageBlock; views: BlockViews }) {
  const visit = useVisit();
  const View = views.get(block.alias);
  const place = blockOf(block.alias)?.place?.(visit);
  const view = View === undefined ? <Fragment /> : <View {...block.properties} />;
  return place === undefined ? view : <div className={place}>{view}</div>;
}
