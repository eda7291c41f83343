import type { Content } from '#app/publishing/edited-content.ts'
import * as z from 'zod/mini'

/** A path such as `['sections', 0, 'paragraphs', 1]`; a text of several values has their parent's, `['sections', 3, 'items']`. */
export type ContentPath = readonly (string | number)[]

const at = z.readonly(z.array(z.union([z.string(), z.number()])))

const toPreview = z.discriminatedUnion('kind', [
  /** Repeats the handshake, since `ready` may come before the editor listens. */
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('content'), content: z.custom<Content>(() => true) }),
  z.object({ kind: z.literal('point'), at }),
  /** Pixels at the foot of the frame that the editor covers. */
  z.object({ kind: z.literal('cover'), foot: z.number() }),
  z.object({ kind: z.literal('return') }),
])
export type ToPreview = z.infer<typeof toPreview>

const fromPreview = z.discriminatedUnion('kind', [
  /** Messages sent before it are lost. */
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('shown') }),
  /** The schema rejects the draft; the last valid one stays. */
  z.object({ kind: z.literal('unsound') }),
  z.object({ kind: z.literal('open'), at }),
  z.object({ kind: z.literal('leave') }),
])
export type FromPreview = z.infer<typeof fromPreview>

type ReceivedMessage = Pick<MessageEvent, 'data' | 'origin' | 'source'>

export function readToPreview(message: ReceivedMessage): ToPreview | undefined {
  if (message.source !== window.parent || !isOurs(message)) return undefined
  return toPreview.safeParse(message.data).data
}

export function readFromPreview(
  message: ReceivedMessage,
  frame: { contentWindow: MessageEventSource | null },
): FromPreview | undefined {
  if (message.source !== frame.contentWindow || !isOurs(message)) return undefined
  return fromPreview.safeParse(message.data).data
}

/** Only the same origin receives it. */
export function notifyEditor(message: FromPreview): void {
  window.parent.postMessage(message, window.location.origin)
}

/** A page outside a frame is its own parent. */
function isOurs({ origin, source }: ReceivedMessage): boolean {
  return source !== null && origin === window.location.origin
}

export function readPath(json: string | null): ContentPath | undefined {
  if (json === null) return undefined
  try {
    return at.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
