/**
 * Has a puzzle asked for and solved in a worker, beside the page. `onSolved` hears the solution, as an
 * enquiry carries it; nothing, or never, where the browser runs no worker or, on a plain http address,
 * has no cryptography: then an enquiry is sent without.
 */
export function startPuzzle(onSolved: (solved: unknown) => void): void {
  try {
    const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      worker.terminate()
      onSolved(data)
    })
  } catch {
    return
  }
}
