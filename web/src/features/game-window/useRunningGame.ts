import { allowedStep } from '@foyer/contract/allowedStep';
import type { GameFrameCommand } from '@foyer/contract/gameFrame';
import { isStill } from '@foyer/contract/isStill';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { meterStore } from '../../domain/metered/meter.ts';
import { locationStore } from '../../services/market/locationStore.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { currentOverlay, setRoundRunning } from '../../services/overlays/overlayQueue.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { refreshSessionSummary, setSessionSummary } from '../../services/session/sessionSummary.browser.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { useDialStep } from '../../ui/useDialStep.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import type { FrameEvent } from './frameAdapter.ts';
import { openingFailure, nextFrameProblem } from './frameProblem.ts';
import type { FrameProblem } from './frameProblem.ts';
import { summaryAfterRound } from './gameMessages.ts';
import type { GamePageProperties } from './gamePageProperties.ts';
import { isSoundOn, storeSound } from './gameSound.browser.ts';
import { launcher } from './launcher.browser.ts';
import type { LaunchFailure } from './launchState.ts';
import { playedRoundsStore, withRound } from './playedRounds.ts';
import { useFrameAdapter } from './useFrameAdapter.ts';
import { useGameMessages } from './useGameMessages.ts';
import { useIsRecalled } from './useIsRecalled.ts';
import { windowProblem } from './windowProblem.ts';

/** Time after which a supplier's round no longer holds back notices, because a game may never report its end. */
const maxRoundMs = 120_000;
/** Time between two reads of the figures that events of a supplier's game cause. */
const figuresIntervalMs = 2000;

/** Launches the window's game, follows it, and ends it when the window closes. */
export function useRunningGame({ game, picker }: GamePageProperties, frame: RefObject<HTMLIFrameElement | null>) {
  const navigation = useNavigation();
  const launch = useStoreValue(launcher().state, (state) => state);
  const heartbeat = useStoreValue(gamesStore, (state) => state.heartbeatStatus);
  const meter = useStoreValue(meterStore, (state) => state);
  const placed = useStoreValue(locationStore, ({ play }) => play);
  const [broken, setBroken] = useState<LaunchFailure | null>(null);
  const [problem, setProblem] = useState<FrameProblem | null>(null);
  const [otherGameId, setOtherGameId] = useState<number | null>(null);
  const [isReady, setReady] = useState(false);
  const [isRoundOpen, setRoundOpen] = useState(false);

  const start = () => {
    setBroken(null);
    setProblem(null);
    setReady(false);
    setRoundOpen(false);
    void launcher().launch(game, picker);
  };
  useEffect(() => {
    start();
    return () => launcher().unlaunch();
    // The window has a key per game, so this effect runs once for each game.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // The player crossed a border: no game goes on, and back home it starts again without a new login.
  const wasRefused = useRef(false);
  useEffect(() => {
    if (placed !== 'allowed') launcher().unlaunch();
    else if (wasRefused.current) start();
    wasRefused.current = placed !== 'allowed';
    // `start` is new with each render and only begins a launch.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [placed]);

  // The operator closed the session: the game must not continue without its meter.
  const isClosed = meter.phase === 'closed';
  useEffect(() => {
    if (isClosed) launcher().unlaunch();
  }, [isClosed]);

  const isFrameOpen = launch.phase === 'opening' || launch.phase === 'running';
  const isRecalled = useIsRecalled(game.id, isFrameOpen);
  useEffect(() => {
    if (!isRecalled) return;
    launcher().unlaunch();
    // The stake of an open round is back in the balance.
    void refreshSessionSummary();
  }, [isRecalled]);

  const supplier = launch.phase === 'opening' || launch.phase === 'running' ? launch.supplier : undefined;
  const adapter = useFrameAdapter(supplier, game.id, () => setBroken('noResponse'));
  const send = (command: GameFrameCommand) => {
    const message = adapter?.write(command);
    if (adapter && message !== undefined) frame.current?.contentWindow?.postMessage(message, adapter.origin);
  };
  const step = allowedStep(useDialStep(), useVisit().winCelebration);
  useEffect(() => {
    const command: GameFrameCommand = { foyer: 1, gameGroupId: game.id, type: 'calmMode', isOn: isStill(step), step };
    if (isReady) send(command);
    // `send` is new with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [adapter, game.id, step, isReady]);

  // The game shows a stored choice at once; sound itself starts with the player's next press.
  useEffect(() => {
    const command: GameFrameCommand = { foyer: 1, gameGroupId: game.id, type: 'sound', isOn: true };
    if (isReady && isSoundOn()) send(command);
    // `send` is new with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [adapter, game.id, isReady]);

  const roundTimer = useRef(0);
  const figuresTimer = useRef(0);
  useEffect(
    () => () => {
      window.clearTimeout(roundTimer.current);
      window.clearTimeout(figuresTimer.current);
      setRoundRunning(false);
    },
    [],
  );
  /** Events of a supplier's game carry no figures. */
  const refreshFigures = () => {
    if (figuresTimer.current !== 0) return;
    figuresTimer.current = window.setTimeout(() => {
      figuresTimer.current = 0;
      void refreshSessionSummary();
    }, figuresIntervalMs);
  };
  const onSupplierRound = (isRunning: boolean) => {
    if (!isRunning) {
      window.clearTimeout(roundTimer.current);
      roundTimer.current = 0;
      setRoundRunning(false);
    } else if (roundTimer.current === 0 && currentOverlay() === null) {
      // A round under a notice does not take the notice away.
      setRoundRunning(true);
      roundTimer.current = window.setTimeout(() => setRoundRunning(false), maxRoundMs);
    }
  };
  const onEvent = (event: FrameEvent) => {
    if (event.type !== 'failed') launcher().confirm();
    if (event.type === 'ready') {
      setReady(true);
      // A login or a launch leaves the focus at the start of the page. Focus the game, so that its keys work and Tab
      // starts there.
      if (document.activeElement?.matches('body, #content') ?? true) frame.current?.focus();
    }
    if (supplier !== undefined) {
      if (event.type === 'roundStarted') onSupplierRound(true);
      if (event.type === 'roundClosed' || event.type === 'realityCheck') onSupplierRound(false);
      if (event.type === 'roundClosed' || event.type === 'realityCheck' || event.type === 'balanceChanged')
        refreshFigures();
    } else if (event.type === 'roundStarted' || event.type === 'roundOpen') setRoundRunning(true);
    if (event.type === 'roundOpen') setRoundOpen(true);
    if (event.type === 'roundEnded') setRoundOpen(false);
    // A stake that the balance does not cover leaves the round unchanged.
    if (event.type === 'roundEnded' || (event.type === 'failed' && event.reason !== 'insufficientFunds'))
      setRoundRunning(false);
    if (event.type === 'roundEnded') {
      const { summary } = playerStore.getState();
      if (summary !== null) setSessionSummary(summaryAfterRound(summary, event));
      playedRoundsStore.setState(({ rounds }) => ({
        rounds: withRound(rounds, { ...event, gameName: game.name, endedAt: Date.now() }),
      }));
      void refreshSessionSummary();
    }
    if (event.type === 'otherGameOpen') setOtherGameId(event.openGameGroupId);
    if (event.type === 'failed' && event.reason === 'gameRecalled') void refreshSessionSummary();
    if (event.type === 'soundChanged') storeSound(event.isOn);
    if (event.type === 'exitRequested') navigation.go('/');
    if (isReady) setProblem((before) => nextFrameProblem(before, event));
    else setBroken((before) => openingFailure(event) ?? before);
  };
  useGameMessages({
    frame,
    adapter,
    gameGroupId: game.id,
    isRunning: isFrameOpen && (!isReady || adapter?.hasHeartbeat !== false),
    onEvent,
  });

  const isLost = heartbeat === 'lost';
  return {
    adapter,
    /** The frame has loaded a page. */
    onFrameLoad() {
      if (adapter?.isReadyByLoad === true && !isReady) onEvent({ foyer: 1, gameGroupId: game.id, type: 'ready' });
    },
    isReady,
    /** The frame has not spoken for the time after which a game counts as lost. It may still do so. */
    isSilent: isLost && !isReady,
    isRoundOpen,
    otherGameId,
    failure: placed === 'allowed' ? (broken ?? (launch.phase === 'failed' ? launch.failure : null)) : placed,
    problem: windowProblem({
      frameProblem: isRecalled ? 'recalled' : problem,
      meter,
      isLost: isLost && isReady,
      isDisplaced: launch.phase === 'displaced',
    }),
    relaunch() {
      launcher().unlaunch();
      start();
    },
  };
}
