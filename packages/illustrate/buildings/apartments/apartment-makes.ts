import { nth } from '../../paper/nth.ts'

/** What an apartment tower may be: a slab with deep balconies, a stepped pair with planted terraces, a cross with fins. */
export type Make = 'slab' | 'stepped' | 'point'
/** All makes, to pick from. */
export const makes: readonly Make[] = ['slab', 'stepped', 'point']

/** The apartment towers of a design: their make, and the seed of their finish. */
export function towersOf(design: number): { make: Make; seed: number } {
  return { make: nth(makes, Math.floor(design / 2) % makes.length), seed: design + 40 }
}

/** Greatest width of each make over ground, in metres, as it is usually turned. */
export const spans: Record<Make, number> = { slab: 42, stepped: 40, point: 31 }
