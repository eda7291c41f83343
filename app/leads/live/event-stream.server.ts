import { hearDeskNews } from '#db/events/lead-events.server.ts'

/** Milliseconds between signs of life, so that a connection that is dead is found and ended. */
const BEAT_MS = 20_000
/** Chunks that nobody took: a sign of life or more that has lain since the one before. */
const MOST_UNREAD = 2

/**
 * News of the desk as server-sent events (HTML Standard, 9.2): an event a topic, with nothing in it but
 * that. `isStaff` is asked with every sign of life; when it says no, an event `ended` is the last one.
 * Whoever leaves is forgotten: by the end of the connection, or since nobody takes the signs of life.
 */
export function newsStream(
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
      // nginx would keep the events until a buffer is full.
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
  const forget = hearDeskNews((topic) => send(`event: ${topic}\ndata:\n\n`))
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
    if ((stream.desiredSize ?? 0) < -MOST_UNREAD) return close()
    // A database that is away is no reason to send anybody out.
    const mayStay = await isStaff().catch(() => true)
    send(mayStay ? ':\n\n' : 'event: ended\ndata:\n\n')
    if (!mayStay) close()
  }
}
