import { createContext, type ComponentType } from 'react'

export const IslandDrawing = createContext(() => '')

/** Astro sends no script for a static part. */
export function island<P extends object>(_wanted: object, Part: ComponentType<P>) {
  return Object.assign(Part, { Part })
}
