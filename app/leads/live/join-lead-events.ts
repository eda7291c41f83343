import { dashboardTopics, readTopic, type DashboardTopic } from '#db/events/event-topic.ts'

const ADDRESS = '/dashboard/live'
const NAME = 'desk-news'
/** Milliseconds before a reconnect. */
const AGAIN_MS = 30_000
/** Milliseconds of silence after which the connection is lost; the server beats every 20 seconds. */
const SILENT_MS = 45_000
/** Milliseconds in which equal news is sent once. */
const TOGETHER_MS = 100

type Ear = { hear: (topic: DashboardTopic) => void; setLive: (isLive: boolean) => void }

/** Messages between tabs; `hello` asks the connected tab whether it is live. */
type TabMessage = { topic?: unknown; isLive?: unknown; hello?: true }

const ears = new Set<Ear>()
let isLive = false
let isLeading = false
let leave: (() => void) | undefined

/** A browser opens six connections per site, so its tabs share one; returns the unsubscribe. */
export function joinLeadEvents(ear: Ear): () => void {
  ears.add(ear)
  ear.setLive(isLive)
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
  let silence: ReturnType<typeof setTimeout> | undefined

  function broadcast(message: TabMessage): void {
    learn(message)
    others.postMessage(message)
  }
  function connect(): void {
    isLeading = true
    connection = new EventSource(ADDRESS)
    connection.addEventListener('open', () => broadcast({ isLive: true }))
    connection.addEventListener('error', onError)
    connection.addEventListener('beat', watchSilence)
    watchSilence()
    for (const topic of dashboardTopics)
      connection.addEventListener(topic, () => {
        watchSilence()
        broadcast({ topic })
      })
    connection.addEventListener('ended', () => {
      connection?.close()
      onError()
    })
  }
  /** A connection through a dead zone looks open. */
  function watchSilence(): void {
    clearTimeout(silence)
    silence = setTimeout(() => {
      broadcast({ isLive: false, topic: 'leads' })
      reconnect()
    }, SILENT_MS)
  }
  function reconnect(): void {
    if (!connection) return
    clearTimeout(again)
    connection.close()
    connect()
  }
  function onError(): void {
    if (connection?.readyState !== EventSource.CLOSED) return broadcast({ isLive: false })
    // The next read learns that the session ended; a new one may follow.
    broadcast({ isLive: false, topic: 'leads' })
    again = setTimeout(connect, AGAIN_MS)
  }

  others.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.hello) {
      if (connection) others.postMessage({ isLive } satisfies TabMessage)
    } else learn(data)
  })
  others.postMessage({ hello: true } satisfies TabMessage)
  window.addEventListener('offline', () => learn({ isLive: false }), { signal: left.signal })
  window.addEventListener('online', reconnect, { signal: left.signal })
  withLock(left.signal, connect)
  return () => {
    left.abort()
    isLeading = false
    clearTimeout(again)
    clearTimeout(silence)
    connection?.close()
    others.close()
    learn({ isLive: false })
  }
}

/** Without a secure origin there are no locks, and each tab connects. */
function withLock(signal: AbortSignal, work: () => void): void {
  if (!('locks' in navigator)) return work()
  const onLocked = () => {
    work()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }
  navigator.locks.request(NAME, { signal }, onLocked).catch(() => {})
}

const coming = new Set<DashboardTopic>()

function pass(topic: DashboardTopic): void {
  coming.delete(topic)
  for (const ear of ears) ear.hear(topic)
}

function learn(message: TabMessage): void {
  const topic = readTopic(message.topic)
  if (topic && !coming.has(topic)) {
    coming.add(topic)
    setTimeout(() => pass(topic), TOGETHER_MS)
  }
  if (typeof message.isLive !== 'boolean') return
  isLive = message.isLive
  for (const ear of ears) ear.setLive(isLive)
}
