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
  /** Drawn once more, upright, for the head of a page on a phone; what is given here differs from the wide one. */
  readonly phone?: Partial<Pick<PictureSlot, 'scene' | 'facts' | 'look' | 'mirrored'>> & {
    /** The share above the scene that is left to the words, 0 to 0.6. */
    readonly headroom?: number
  }
  readonly alt: string
}

/** The head of a project's page, with sky above for its words. */
export const head = { width: 2560, height: 1920, focus: 100, phone: {} } as const
/** A head whose subject is tall: a wide crop is to take in its top. */
export const tallHead = { ...head, focus: 90, phone: { headroom: 0.6 } } as const
/** A head shown from inside. */
export const insideHead = { ...head, focus: 62 } as const
/** A gallery's picture, outdoors: shown as 4:5 thumb and whole. */
export const outside = { width: 1600, height: 1200, focus: 70 } as const
/** A gallery's picture of a room. */
export const room = { width: 1600, height: 1200, focus: 56 } as const
/** A city's tile on the home page. */
export const tile = { width: 1280, height: 1440, focus: 100 } as const
/** A picture beside a text. */
export const help = { width: 1200, height: 900, focus: 50 } as const
