/** The cities that the home page offers whether or not something is listed there; the catalogue adds its own. */
export const cityNames = ['Noida', 'Gurugram', 'Mumbai', 'Indore', 'Goa'] as const

/** The words that take turns in the home page's headline and banner (SPEC section 2, Home page). */
export const cityWords = ['Noida', 'Gurugram', 'Delhi', 'Mumbai'] as const
