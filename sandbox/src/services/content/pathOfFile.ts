import type { ContentFile } from './contentFiles.ts';

/** Returns the path of a file below the content folder. */
export function pathOfFile(file: ContentFile): string {
  switch (file.kind) {
    case 'page':
      return `${file.place}/pages/${file.name}.yaml`;
    case 'shared':
      return `${file.place}/shared/${file.name}.yaml`;
    case 'text':
      return `${file.place}/texts/${file.name}.yaml`;
    case 'node':
      return `${file.place}/nodes/${file.level}/${file.name}.yaml`;
    case 'gameGroup':
      return `${file.place}/${file.group}s/${file.name}.yaml`;
    case 'terms':
      return `${file.place}/terms/${file.name}.yaml`;
    case 'blogCategory':
      return `${file.place}/blog/${file.name}/category.yaml`;
    case 'blogPost':
      return `${file.place}/blog/${file.category}/${file.name}.yaml`;
  }
}
