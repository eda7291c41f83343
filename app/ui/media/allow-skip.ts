/** A browser may skip a transition, as where the next page takes none; the page changes all the same. */
export function allowSkip({ ready, finished, updateCallbackDone }: ViewTransition): void {
  for (const step of [ready, finished, updateCallbackDone]) step.catch(() => undefined)
}
