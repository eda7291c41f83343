import { routeClassOf, type RouteClass } from './route-class.ts'

export type WatchedAnswer = {
  method: string
  routeClass: RouteClass
  status: number
  /** Milliseconds of performance.now. */
  started: number
  /** Milliseconds. */
  ms: number
  requestId: string
  /** From the response cache, without the edge. */
  isReady: boolean
}

type Listener = (answer: WatchedAnswer) => void

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const listeners: Listener[] = []

export function hearAnswers(listener: Listener): void {
  listeners.push(listener)
}

type Answered = {
  method: string
  path: string
  status: number
  started: number
  requestId?: string
  isReady?: boolean
}

export function reportAnswer(answered: Answered): void {
  if (listeners.length === 0) return
  const { path, method, status, started, requestId = '', isReady = false } = answered
  const answer = {
    method: METHODS.has(method) ? method : 'other',
    routeClass: routeClassOf(path),
    status,
    started,
    ms: performance.now() - started,
    requestId,
    isReady,
  }
  for (const listener of listeners) listener(answer)
}
