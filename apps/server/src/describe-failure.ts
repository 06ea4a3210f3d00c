/**
 * The stack after the message: lines of the message itself may look like frames. Without a clear boundary nothing is
 * sent.
 */
function framesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  if (at < 0) return [];
  return stack
    .slice(at + message.length)
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}

/** Names, codes and frames only: library messages and details can quote personal input. */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  return {
    name: error.name,
    code,
    constraint,
    table,
    frames: framesOf(error).slice(0, 8),
    ...(error.cause === undefined ? {} : { cause: describeFailure(error.cause) }),
  };
}
