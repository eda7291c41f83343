/** Milliseconds. Some supported browsers lack `AbortSignal.timeout`. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms)
  return controller.signal
}
