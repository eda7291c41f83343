/** Milliseconds until a response must start. */
export const DEADLINE_MS = 7000

/** Aborts work after `ms`, drops its late result and answers undefined. */
export async function withDeadline(
  request: Request,
  ms: number,
  work: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  const stop = new AbortController()
  const leave = () => stop.abort(request.signal.reason)
  request.signal.addEventListener('abort', leave, { once: true })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      resolve(undefined)
      stop.abort(new Error('The answer took too long'))
    }, ms)
  })
  const answer = work(new Request(request, { signal: stop.signal }))
  const settled = await Promise.race([answer, late]).finally(() => {
    clearTimeout(timer)
    // The listener would keep the request in memory as long as the process lives.
    request.signal.removeEventListener('abort', leave)
  })
  if (settled === undefined) drop(answer)
  return settled
}

function drop(late: Promise<Response>): void {
  late.then((response) => response.body?.cancel()).catch(() => {})
}
