import { deskTopics, readTopic, type DeskTopic } from '#db/events/event-topic.ts'

const ADDRESS = '/dashboard/live'
const NAME = 'desk-news'
/** Milliseconds before a reconnect. */
const AGAIN_MS = 30_000
/** Milliseconds in which equal news is sent once. */
const TOGETHER_MS = 100

type Ear = { hear: (topic: DeskTopic) => void; tellLive: (isLive: boolean) => void }

/** Messages between tabs; `hello` asks the connected tab whether it is live. */
type Said = { topic?: unknown; isLive?: unknown; hello?: true }

const ears = new Set<Ear>()
let isLive = false
let isLeading = false
let leave: (() => void) | undefined

/** A browser opens six connections per site, so its tabs share one; returns the unsubscribe. */
export function joinDeskNews(ear: Ear): () => void {
  ears.add(ear)
  ear.tellLive(isLive)
  leave ??= join()
  return () => {
    ears.delete(ear)
    if (ears.size > 0) return
    leave?.()
    leave = undefined
  }
}

/** Whether this tab holds the connection: work once per browser runs here. */
export function leadsTabs(): boolean {
  return isLeading
}

function join(): () => void {
  const left = new AbortController()
  const others = new BroadcastChannel(NAME)
  let connection: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined

  function tell(said: Said): void {
    learn(said)
    others.postMessage(said)
  }
  function connect(): void {
    isLeading = true
    connection = new EventSource(ADDRESS)
    connection.addEventListener('open', () => tell({ isLive: true }))
    connection.addEventListener('error', onError)
    for (const topic of deskTopics) connection.addEventListener(topic, () => tell({ topic }))
    connection.addEventListener('ended', () => {
      connection?.close()
      onError()
    })
  }
  function onError(): void {
    if (connection?.readyState !== EventSource.CLOSED) return tell({ isLive: false })
    // The next read learns that the session ended; a new one may follow.
    tell({ isLive: false, topic: 'leads' })
    again = setTimeout(connect, AGAIN_MS)
  }

  others.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.hello) {
      if (connection) others.postMessage({ isLive } satisfies Said)
    } else learn(data)
  })
  others.postMessage({ hello: true } satisfies Said)
  holdLock(left.signal, connect)
  return () => {
    left.abort()
    isLeading = false
    clearTimeout(again)
    connection?.close()
    others.close()
    learn({ isLive: false })
  }
}

/** Without a secure origin there are no locks, and each tab connects. */
function holdLock(signal: AbortSignal, work: () => void): void {
  if (!('locks' in navigator)) return work()
  const held = () => {
    work()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  navigator.locks.request(NAME, { signal }, held).catch(() => {})
}

const coming = new Set<DeskTopic>()

function pass(topic: DeskTopic): void {
  coming.delete(topic)
  for (const ear of ears) ear.hear(topic)
}

function learn(said: Said): void {
  const topic = readTopic(said.topic)
  if (topic && !coming.has(topic)) {
    coming.add(topic)
    setTimeout(() => pass(topic), TOGETHER_MS)
  }
  if (typeof said.isLive !== 'boolean') return
  isLive = said.isLive
  for (const ear of ears) ear.tellLive(isLive)
}
