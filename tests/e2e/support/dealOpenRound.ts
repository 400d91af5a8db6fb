import type { FrameLocator } from '@playwright/test';
import { ready } from './gameKinds.ts';

/** Calls `deal` until a round waits for the player. */
export async function dealOpenRound(frame: FrameLocator, deal: () => Promise<void>): Promise<void> {
  for (;;) {
    await deal();
    await ready(frame, 'Stand')
      .or(ready(frame, 'No insurance'))
      .or(frame.locator('.hand-outcome:visible'))
      .first()
      .waitFor();
    if (await ready(frame, 'No insurance').isVisible()) {
      await ready(frame, 'No insurance').click();
      await ready(frame, 'Stand').or(frame.locator('.hand-outcome:visible')).first().waitFor();
    }
    if (await ready(frame, 'Stand').isVisible()) return;
    await ready(frame, 'Deal').waitFor({ timeout: 15_000 });
  }
}
