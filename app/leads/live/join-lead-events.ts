import { deskTopics, readTopic, type DeskTopic } from '#db/events/event-topic.ts'

const ADDRESS = '/dashboard/live'
const NAME = 'desk-news'
/** Milliseconds after which a connection that the server ended is asked for again. */
const AGAIN_MS = 30_000
/** Milliseconds in which the same news is told once. */
const TOGETHER_MS = 100

/** What a tab is told: news, and whether news come at all. */
type Ear = { hear: (topic: DeskTopic) => void; tellLive: (isLive: boolean) => void }

/** What the tab with the connection says to the others; `hello` asks it whether it is live. */
type Said = { topic?: unknown; isLive?: unknown; hello?: true }

const ears = new Set<Ear>()
let isLive = false
let isLeading = false
let leave: (() => void) | undefined

/**
 * Has this tab hear the news of the desk, until what it answers is called. A browser has one connection
 * for all its tabs, since it opens no more than six to one site: the tab that has the lock holds it and
 * tells the others; when it goes, another has the lock.
 */
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

/** Whether this tab holds the connection: what is done once in a browser is done here. */
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
    // Whoever reads again is told that there is no session any more; there may be one again later.
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

/** Without a secure origin there are no locks: then each tab has its own. */
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
