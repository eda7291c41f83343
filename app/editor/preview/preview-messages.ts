import * as z from 'zod/mini'

/**
 * The way to a value of a listing, as `['sections', 0, 'paragraphs', 1]`; where the page draws several
 * values as one text it leads to what holds them all, as `['sections', 3, 'items']`.
 */
export type ListingPath = readonly (string | number)[]

const at = z.readonly(z.array(z.union([z.string(), z.number()])))

/** What the editor tells the preview in its frame. */
const toPreview = z.discriminatedUnion('kind', [
  /** Asks whether it listens: it may have said so before anyone heard. */
  z.object({ kind: z.literal('ask') }),
  /** A whole listing as it is typed, sound or not. */
  z.object({ kind: z.literal('content'), listing: z.unknown() }),
  /** Shows where a value is. */
  z.object({ kind: z.literal('point'), at }),
  /** So many pixels at the foot of the frame are under what the editor lays over it. */
  z.object({ kind: z.literal('cover'), foot: z.number() }),
  /** Gives the focus back to what was pressed last. */
  z.object({ kind: z.literal('return') }),
])
export type ToPreview = z.infer<typeof toPreview>

/** What the preview tells the editor around it. */
const fromPreview = z.discriminatedUnion('kind', [
  /** It listens: what is sent before is lost. */
  z.object({ kind: z.literal('ready') }),
  /** The content that was sent last is drawn. */
  z.object({ kind: z.literal('shown') }),
  /** Its schema refuses the content that was sent last; what was shown stays. */
  z.object({ kind: z.literal('unsound') }),
  /** Somebody wants to edit this value. */
  z.object({ kind: z.literal('open'), at }),
  /** Somebody wants what was opened put away. */
  z.object({ kind: z.literal('leave') }),
])
export type FromPreview = z.infer<typeof fromPreview>

/** A message as a window hears it. */
type Heard = Pick<MessageEvent, 'data' | 'origin' | 'source'>

/** What the editor around this page says; undefined for whatever else is heard. */
export function readToPreview(heard: Heard): ToPreview | undefined {
  if (heard.source !== window.parent || !isOurs(heard)) return undefined
  return toPreview.safeParse(heard.data).data
}

/** What the preview in this frame says; undefined for whatever else is heard. */
export function readFromPreview(
  heard: Heard,
  frame: { contentWindow: MessageEventSource | null },
): FromPreview | undefined {
  if (heard.source !== frame.contentWindow || !isOurs(heard)) return undefined
  return fromPreview.safeParse(heard.data).data
}

/** Tells the editor around this page; nobody of another origin hears it. */
export function tellEditor(message: FromPreview): void {
  window.parent.postMessage(message, window.location.origin)
}

/** Where a page is not in a frame it is its own parent. */
function isOurs({ origin, source }: Heard): boolean {
  return source !== null && origin === window.location.origin
}

/** A way as an attribute holds it; undefined for what is none. */
export function readPath(json: string | null): ListingPath | undefined {
  if (json === null) return undefined
  try {
    return at.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
