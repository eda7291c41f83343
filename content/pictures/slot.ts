import type { Facts, Look, SceneKind } from 'illustrate'

/** One picture: what is drawn, how it looks, its size in px, and what it shows in words. */
export type PictureSlot = {
  readonly id: string
  readonly scene: SceneKind
  readonly facts: Facts
  readonly look: Omit<Look, 'width' | 'height'>
  /** Shows a part of the drawing: its left and top edge and its size, each a share of the whole, 0 to 1. */
  readonly part?: readonly [left: number, top: number, size: number]
  /** Swaps left and right; not for roads, where traffic keeps left. */
  readonly mirrored?: boolean
  readonly width: number
  readonly height: number
  /** Where a wide crop is taken from, top to bottom in percent: the y of CSS object-position. */
  readonly focus: number
  /** Drawn once more for the top of a page, 3:1 across a wide screen; a head also 4:5 on a phone. */
  readonly wide?: HeadVersion
  readonly phone?: HeadVersion
  /** Marks a project's outdoor head, which is drawn at dawn, noon, dusk and night too: what it shows, in words that hold in any light and to which the light is added. */
  readonly lights?: string
  readonly alt: string
}

/** What differs in a head's drawing for one screen. The headroom and the part of the slot's own are not taken over, being made for its shape. */
export type HeadVersion = Partial<
  Pick<PictureSlot, 'scene' | 'facts' | 'part' | 'mirrored' | 'focus'>
> & { readonly look?: Partial<PictureSlot['look']> }

/** The head of a project's page. The slot itself is its card's: what matters keeps below the uppermost 15 %, where the card's label stands. */
export const head = {
  width: 1600,
  height: 1200,
  focus: 70,
  wide: { focus: 60 },
  phone: { focus: 60 },
} as const
/** A head whose subject is tall: a wide crop is to take in its top. */
export const tallHead = {
  ...head,
  focus: 30,
  wide: { focus: 10 },
  phone: { focus: 30 },
} as const
/** A head shown from inside: a part of the room, of which a wide sheet shows too much wall and an upright one too much ceiling. */
export const insideHead = {
  ...head,
  focus: 62,
  wide: { focus: 60, part: [0.19, 0.24, 0.62] },
  phone: { focus: 60, part: [0.08, 0.16, 0.84] },
} as const
/** A gallery's picture, outdoors: shown as 4:5 thumb and whole. */
export const outside = { width: 1600, height: 1200, focus: 70 } as const
/** A gallery's picture of a room. */
export const room = { width: 1600, height: 1200, focus: 56 } as const
/** A city's tile on the home page. */
export const tile = { width: 1280, height: 1440, focus: 100 } as const
/** A picture beside a text. */
export const help = { width: 1200, height: 900, focus: 50 } as const
