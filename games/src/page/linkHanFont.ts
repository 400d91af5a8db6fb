import { element } from './element.ts';
import { hanSheetPath } from './hanSheet.ts';

/** Links the style sheet of the Chinese font once. Its files load by the characters that the page shows. */
export function linkHanFont(): void {
  if (document.querySelector(`link[href="${hanSheetPath}"]`) === null)
    document.head.append(element('link', { rel: 'stylesheet', href: hanSheetPath }));
}
