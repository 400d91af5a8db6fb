import { Parser } from 'htmlparser2';

/** Opening tag in editors' html. `offset` is the index of its first character. */
export interface HtmlTag {
  name: string;
  attributes: readonly { name: string; value: string }[];
  offset: number;
}

interface HtmlTags {
  tags: HtmlTag[];
  /** Offsets of comments, doctypes and processing instructions. */
  declarations: number[];
  /** Offset of an unfinished tag, or null. */
  unfinished: number | null;
}

/** Parses html with the web's sanitiser parser, so that check and sanitiser see the same tags. */
export function readTags(html: string): HtmlTags {
  const tags: HtmlTag[] = [];
  const declarations: number[] = [];
  let end = 0;
  const declare = () => {
    declarations.push(parser.startIndex);
    end = Math.max(end, parser.endIndex + 1);
  };
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      if (isImplied) return;
      tags.push({
        name,
        attributes: Object.entries(attributes).map(([attribute, value]) => ({ name: attribute, value })),
        offset: parser.startIndex,
      });
      end = Math.max(end, parser.endIndex + 1);
    },
    onclosetag(_name, isImplied) {
      if (!isImplied) end = Math.max(end, parser.endIndex + 1);
    },
    ontext() {
      end = Math.max(end, parser.endIndex + 1);
    },
    oncomment: declare,
    onprocessinginstruction: declare,
  });
  parser.end(html);
  return { tags, declarations, unfinished: end < html.length ? end : null };
}
