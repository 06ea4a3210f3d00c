import { type Field, isShown, questionOf } from '@evidose/contract';
import { type FormEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import type { RawAnswers } from '../../components/questions/answer-store.ts';
import { checkStep } from './check-step.ts';

/** Long enough to see the selection, short enough not to wait for it. */
const MOVE_AFTER_MS = 350;
/** A press on Continue this soon after an automatic move was meant for the previous screen. */
const LATE_PRESS_MS = 600;

/** Screen readers and switches press without coordinates or a contact size. */
const isVirtual = ({ nativeEvent: { width, height, pressure, pointerType } }: PointerEvent): boolean =>
  (width === 0 && height === 0) || (pointerType === 'mouse' && width === 1 && height === 1 && pressure === 0);

/** Only single-choice questions, all answered. */
export function isAnswered(fields: readonly Field[], answers: RawAnswers): boolean {
  const shown = fields.filter((field) => isShown(field, answers));
  return shown.every((field) => questionOf(field).kind === 'one') && checkStep(fields, answers) === null;
}

interface MovesOn {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: () => void;
  /** Call after an answer of the screen changes. */
  readonly onChange: (event: FormEvent) => void;
  readonly isLatePress: (time: number) => boolean;
  readonly stop: () => void;
}

/**
 * Moves on after a single choice made by pointer. Keyboard and screen reader users pass over the options on the way, so
 * for them nothing moves automatically.
 */
export function useAutoAdvance(isDone: () => boolean, onDone: () => void): MovesOn {
  /** The option the pointer went down on. Not timed: a busy phone may process a press seconds later. */
  const pressed = useRef<Element | null>(null);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    // A press elsewhere means the person wants to go there. A second press on the same option changes nothing.
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
      // Once an answer of this screen was touched, the next press is meant for this screen.
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
