/** The project that a journey takes off the site for a while: no other looks at it, and who counts may count without it. */
export const TAKEN_OFF = { id: 14, slug: 'bhutani-noida-extension' } as const
