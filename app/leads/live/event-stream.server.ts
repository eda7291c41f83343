import { onDashboardEvent } from '#db/events/events.server.ts'

/** Milliseconds between pings, which find dead connections. */
const BEAT_MS = 20_000
/** Unread chunks after which the connection is dead. */
const MAX_UNREAD = 2

/** Server-sent events (HTML Standard, 9.2), one per topic; `isStaff` is checked with every ping. */
export function eventStream(
  isStaff: () => Promise<boolean>,
  leaving: AbortSignal,
  beatMs = BEAT_MS,
): Response {
  const left = new AbortController()
  const body = new ReadableStream<Uint8Array>(
    {
      start: (stream) => begin(stream, { isStaff, leaving, left, beatMs }),
      cancel: () => left.abort(),
    },
    { highWaterMark: 1 },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would buffer the events.
      'x-accel-buffering': 'no',
    },
  })
}

type Reader = {
  isStaff: () => Promise<boolean>
  leaving: AbortSignal
  left: AbortController
  beatMs: number
}

function begin(
  stream: ReadableStreamDefaultController<Uint8Array>,
  { isStaff, leaving, left, beatMs }: Reader,
): void {
  const bytes = new TextEncoder()
  const send = (text: string) => {
    if (!left.signal.aborted) stream.enqueue(bytes.encode(text))
  }
  const forget = onDashboardEvent((topic) => send(`event: ${topic}\ndata:\n\n`))
  const beating = setInterval(() => void beat(), beatMs)
  beating.unref()
  leaving.addEventListener('abort', close)
  left.signal.addEventListener('abort', () => {
    forget()
    clearInterval(beating)
    leaving.removeEventListener('abort', close)
  })
  send('retry: 2000\nevent: leads\ndata:\n\n')
  if (leaving.aborted) close()

  function close(): void {
    if (left.signal.aborted) return
    left.abort()
    stream.close()
  }
  async function beat(): Promise<void> {
    if ((stream.desiredSize ?? 0) < -MAX_UNREAD) return close()
    // A database that is down must not sign anyone out.
    const mayStay = await isStaff().catch(() => true)
    send(`event: ${mayStay ? 'beat' : 'ended'}\ndata:\n\n`)
    if (!mayStay) close()
  }
}
