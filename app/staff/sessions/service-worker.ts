const WORKER = '/desk-worker.js'
export const WORKER_SCOPE = '/dashboard'

/** The dashboard's one service worker: pushes, and pages without a connection. */
export async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: WORKER_SCOPE })
}
