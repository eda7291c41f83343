import type { Facts, Look, SceneKind } from 'illustrate'

/** A picture: its drawing, look, size in px and description. */
export type PictureSlot = {
  readonly id: string
  readonly scene: SceneKind
  readonly facts: Facts
  readonly look: Omit<Look, 'width' | 'height'>
  /** Part of the drawing: left, top and size, each a share from 0 to 1. */
  readonly part?: readonly [left: number, top: number, size: number]
  /** Mirrors the drawing; not for roads, where traffic keeps left. */
  readonly mirrored?: boolean
  readonly width: number
  readonly height: number
  /** Where a wide crop is taken from, top to bottom in percent: the y of CSS object-position. */
  readonly focus: number
  /** The version at the top of a page on wide screens, 3:1; a phone shows the card's. */
  readonly wide?: HeadVersion
  /** An outdoor head, also drawn at dawn, noon, dusk and night: a description for every time of day, which is appended. */
  readonly lights?: string
  readonly alt: string
}

/** Differences of a head on wide screens; it does not inherit headroom and part, which fit the card. */
export type HeadVersion = Partial<
  Pick<PictureSlot, 'scene' | 'facts' | 'part' | 'mirrored' | 'focus'>
> & { readonly look?: Partial<PictureSlot['look']> }

/** A project's head; its card shows a label in the uppermost 15 %. */
export const head = {
  width: 1600,
  height: 1200,
  focus: 70,
  wide: { focus: 60 },
} as const
/** A tall subject: a wide crop keeps its top. */
export const tallHead = {
  ...head,
  focus: 30,
  wide: { focus: 10 },
} as const
/** Part of a room: wide sheets show too much wall. */
export const insideHead = {
  ...head,
  focus: 62,
  wide: { focus: 60, part: [0.19, 0.24, 0.62] },
} as const
/** Outdoor gallery picture, shown as a 4:5 thumbnail and whole. */
export const outside = { width: 1600, height: 1200, focus: 70 } as const
export const room = { width: 1600, height: 1200, focus: 56 } as const
export const tile = { width: 1280, height: 1440, focus: 100 } as const
export const help = { width: 1200, height: 900, focus: 50 } as const
