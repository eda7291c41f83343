import type { Hour, Place } from './paper/palette.ts'
import type { Svg } from './paper/svg.ts'

/** What a listing says. A scene reads what it can draw and supplies the rest. */
export interface Facts {
  name: string
  city?: string
  towers?: number
  floors?: number
  /** Villas and plots in a township. */
  homes?: number
  /** Metres. */
  poolLength?: number
  /** What the windows look out on, or what lies along a highway or a shore. */
  view?: 'city' | 'park'
  /** What a hall is set for. */
  occasion?: 'wedding' | 'conference' | 'dinner'
  /** Who works or studies on a campus. */
  use?: 'it' | 'university' | 'film' | 'toys'
  /** What lies at the feet of towers (a lake where not said), or in a township's park (nothing where not said). */
  setting?: 'lake' | 'square'
  /** An airport is near. */
  airport?: boolean
  /** The number of what it builds, so that each of its pictures shows the same make, façade and colours; the look's seed where left out. */
  design?: number
}

/** How it is to look; width and height in px of the printed picture. */
export interface Look {
  hour: Hour
  place: Place
  seed: number
  width: number
  height: number
  /** The share of the height that is sky added above the scene, 0 to 0.6; for rooms and views from above leave it out. */
  headroom?: number
  /** Which of the scene's standpoints or layouts, from 0, in scenes that have more than the seeds take in turn; the seed picks where it is left out. */
  standpoint?: number
}

/** The file of every kind in scenes/ exports one of these, as `draw`. */
export type Draw = (facts: Facts, look: Look) => Svg
