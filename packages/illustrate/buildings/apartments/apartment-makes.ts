/** What an apartment tower may be: a slab with deep balconies, a stepped pair with planted terraces, a cross with fins. */
export type Make = 'slab' | 'stepped' | 'point'
/** All makes, to pick from. */
export const makes: readonly Make[] = ['slab', 'stepped', 'point']

/** Greatest width of each make over ground, in metres, as it is usually turned. */
export const spans: Record<Make, number> = { slab: 42, stepped: 40, point: 31 }
