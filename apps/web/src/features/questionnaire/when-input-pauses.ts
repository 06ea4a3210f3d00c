const QUIET_MS = 250;

/** Runs once there has been no input for a moment, so that typing stays responsive. Returns a cancel function. */
export function whenInputPauses(work: () => void): () => void {
  let timer = window.setTimeout(end, QUIET_MS);
  function again() {
    clearTimeout(timer);
    timer = window.setTimeout(end, QUIET_MS);
  }
  function callOff() {
    clearTimeout(timer);
    for (const press of PRESSES) window.removeEventListener(press, again, true);
  }
  function end() {
    callOff();
    work();
  }
  for (const press of PRESSES) window.addEventListener(press, again, true);
  return callOff;
}

const PRESSES = ['keydown', 'pointerdown'] as const;
