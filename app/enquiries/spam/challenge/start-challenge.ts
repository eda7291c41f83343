/** Solves a challenge in a worker; never calls `onSolved` without workers or, on plain http, cryptography. */
export function startChallenge(onSolved: (solved: unknown) => void): void {
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
