import { type Field, isShown, questionOf } from '@evidose/contract';
import { type FormEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import type { RawAnswers } from '../../components/questions/answer-store.ts';
import { checkStep } from './check-step.ts';

/** Long enough to see the mark appear, short enough not to be waited for. */
const MOVE_AFTER_MS = 350;
/** A press on Continue that comes this soon after a move was meant for the screen before. */
const LATE_PRESS_MS = 600;

/** A reader or a switch presses without a place, and without a width of its own. */
const isVirtual = ({ nativeEvent: { width, height, pressure, pointerType } }: PointerEvent): boolean =>
  (width === 0 && height === 0) || (pointerType === 'mouse' && width === 1 && height === 1 && pressure === 0);

/** Nothing is left to do on this screen: only choices of one, and each of them made. */
export function isAnswered(fields: readonly Field[], answers: RawAnswers): boolean {
  const shown = fields.filter((field) => isShown(field, answers));
  return shown.every((field) => questionOf(field).kind === 'one') && checkStep(fields, answers) === null;
}

interface MovesOn {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: () => void;
  /** Call after an answer of the screen has changed. */
  readonly onChange: (event: FormEvent) => void;
  /** A press on Continue that was meant for the screen before. */
  readonly isLatePress: (time: number) => boolean;
  readonly stop: () => void;
}

/**
 * A choice of one goes on by itself, for those who point. Whoever moves by keyboard or with a reader passes over the
 * choices on the way, so for them nothing moves until they say so.
 */
export function useMovesOn(isDone: () => boolean, onDone: () => void): MovesOn {
  /** The choice that a finger or mouse went down on. No time is taken: a busy phone may answer a press seconds later. */
  const pressed = useRef<Element | null>(null);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    // Whoever presses somewhere else meanwhile wants to go there. A second press on the same choice wants no more than the first.
    const stopIfElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && pressed.current?.contains(target))) stop();
    };
    window.addEventListener('pointerdown', stopIfElsewhere, true);
    return () => {
      window.removeEventListener('pointerdown', stopIfElsewhere, true);
      stop();
    };
  }, [stop]);
  return {
    onPointerDown: (event) => {
      // Whoever has touched an answer of this screen means this screen with what they press next.
      const isAnswer = event.target instanceof Element && event.target.closest('button') === null;
      if (isAnswer) movedAt.current = Number.NEGATIVE_INFINITY;
      pressed.current = isVirtual(event) || !(event.target instanceof Element) ? null : event.target.closest('label');
    },
    onKeyDown: () => {
      pressed.current = null;
      movedAt.current = Number.NEGATIVE_INFINITY;
      stop();
    },
    onChange: ({ target }) => {
      stop();
      const isPressed = target instanceof Element && pressed.current?.contains(target) === true;
      if (!isPressed || !isDone()) return;
      timer.current = setTimeout(() => {
        if (!isDone()) return;
        movedAt.current = performance.now();
        onDone();
      }, MOVE_AFTER_MS);
    },
    isLatePress: (time) => time - movedAt.current < LATE_PRESS_MS,
    stop,
  };
}
