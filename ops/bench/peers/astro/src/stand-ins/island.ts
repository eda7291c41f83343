import { createContext, type ComponentType } from 'react'

/** Nothing is drawn apart from its page. */
export const IslandDrawing = createContext(() => '')

/** The part itself: Astro sends no script for what no script is asked for. */
export function island<P extends object>(_wanted: object, Part: ComponentType<P>) {
  return Object.assign(Part, { Part })
}
