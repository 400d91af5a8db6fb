declare module '@messageformat/core/compile-module' {
  import type MessageFormat from '@messageformat/core';
  /** Source of a module that exports one string or function per message. */
  export default function compileModule(compiler: MessageFormat, messages: Record<string, string>): string;
}
