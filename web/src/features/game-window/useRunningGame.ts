import type { GameFrameEvent } from '@foyer/contract/gameFrame';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { meterStore } from '../../domain/metered/meterStore.ts';
import { playerStore } from '../../domain/player/playerStore.ts';
import { useVisit } from '../../market/VisitContext.tsx';
import { setRoundRunning } from '../../overlays/overlayQueue.ts';
import { refreshSessionSummary } from '../../session/sessionSummary.browser.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { openingFailureOf, troubleAfter } from './frameTrouble.ts';
import type { FrameTrouble } from './frameTrouble.ts';
import { afterRound } from './gameContact.ts';
import type { GamePageProperties } from './GamePage.tsx';
import { launcher } from './launcher.browser.ts';
import type { LaunchFailure } from './launchState.ts';
import { playedRoundsStore, withRound } from './playedRounds.ts';
import { useGameContact } from './useGameContact.ts';
import { windowTrouble } from './windowTrouble.ts';

/** Brings the window's game up, follows it, and ends it when the window goes. */
export function useRunningGame({ game, picker }: GamePageProperties, frame: RefObject<HTMLIFrameElement | null>) {
  const { gamesOrigin } = useVisit();
  const navigation = useNavigation();
  const launch = useStoreValue(launcher().state, (state) => state);
  const heartbeat = useStoreValue(gamesStore, (state) => state.heartbeatStatus);
  const meter = useStoreValue(meterStore, (state) => state);
  const [broken, setBroken] = useState<LaunchFailure | null>(null);
  const [trouble, setTrouble] = useState<FrameTrouble | null>(null);
  const [isReady, setReady] = useState(false);
  const [isRoundOpen, setRoundOpen] = useState(false);

  const start = () => {
    setBroken(null);
    setTrouble(null);
    setReady(false);
    setRoundOpen(false);
    void launcher().launch(game, picker);
  };
  useEffect(() => {
    start();
    return () => launcher().unlaunch();
    // The window is made anew for another game (by its key), so this runs once for each game.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // The house closed the session: the game must not go on without its meter.
  const isClosed = meter.phase === 'closed';
  useEffect(() => {
    if (isClosed) launcher().unlaunch();
  }, [isClosed]);

  useEffect(() => () => setRoundRunning(false), []);
  const onEvent = (event: GameFrameEvent) => {
    if (event.type === 'ready') {
      setReady(true);
      // A login or a launch leaves the focus at the start of the page. The game takes it, so that its keys work and Tab begins there.
      if (document.activeElement?.matches('body, #content') ?? true) frame.current?.focus();
    }
    if (event.type === 'roundStarted' || event.type === 'roundOpen') setRoundRunning(true);
    if (event.type === 'roundOpen') setRoundOpen(true);
    if (event.type === 'roundEnded') setRoundOpen(false);
    // What is too dear now leaves the round as it is.
    if (event.type === 'roundEnded' || (event.type === 'failed' && event.reason !== 'insufficientFunds'))
      setRoundRunning(false);
    if (event.type === 'roundEnded') {
      const { summary } = playerStore.getState();
      if (summary !== null) playerStore.setState({ summary: afterRound(summary, event) });
      playedRoundsStore.setState(({ rounds }) => ({
        rounds: withRound(rounds, { ...event, gameName: game.name, endedAt: Date.now() }),
      }));
      void refreshSessionSummary();
    }
    if (event.type === 'exitRequested') navigation.go('/');
    if (isReady) setTrouble((before) => troubleAfter(before, event));
    else setBroken((before) => openingFailureOf(event) ?? before);
  };
  useGameContact({ frame, gamesOrigin, gameGroupId: game.id, isRunning: launch.phase === 'running', onEvent });

  return {
    isReady,
    isRoundOpen,
    failure: broken ?? (launch.phase === 'failed' ? launch.failure : null),
    trouble: windowTrouble({
      trouble,
      meter,
      isLost: isReady && heartbeat === 'lost',
      isDisplaced: launch.phase === 'displaced',
    }),
    relaunch() {
      launcher().unlaunch();
      start();
    },
  };
}
