const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
/** Interval between two lines about the same step, in milliseconds, where lines cannot be rewritten. */
const printIntervalMs = 5000;

/**
 * Reports progress: a spinner with seconds on a terminal, plain lines elsewhere. One step at a time.
 * @param {{ stream?: NodeJS.WriteStream, now?: () => number }} [surroundings]
 */
export function createProgress({ stream = process.stderr, now = () => performance.now() } = {}) {
  const animated = stream.isTTY && process.env['TERM'] !== 'dumb';
  let text = '';
  let since = 0;
  let printedAt = 0;
  let frame = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const seconds = () => `${((now() - since) / 1000).toFixed(1)} s`;
  const clearLine = () => animated && stream.write('\r\x1b[2K');
  const draw = () => {
    clearLine();
    stream.write(`${frames[frame++ % frames.length]} ${text} ${seconds()}`.slice(0, (stream.columns || 80) - 1));
  };
  const halt = () => {
    clearInterval(timer);
    timer = undefined;
    clearLine();
  };

  return {
    /** @param {string} what present participle, for example `Installing` */
    begin(what) {
      halt();
      text = what;
      since = printedAt = now();
      if (!animated) stream.write(`${what} …\n`);
      else {
        draw();
        timer = setInterval(draw, 100);
        timer.unref();
      }
    },
    /** @param {string} what replaces the text of the running step */
    change(what) {
      text = what;
      if (animated || now() - printedAt < printIntervalMs) return;
      printedAt = now();
      stream.write(`${what} …\n`);
    },
    /** @param {string} what past participle, for example `Installed` */
    done(what) {
      halt();
      stream.write(`${animated ? '\x1b[32m✔\x1b[0m' : '✔'} ${what} (${seconds()})\n`);
    },
    /** Ends the running step without output; the caller prints the reason. */
    halt,
  };
}

/** @typedef {ReturnType<typeof createProgress>} Progress */
