/** The cities that the home page offers whether or not something is listed there; the catalogue adds its own. */
export const cityNames = ['Noida', 'Gurugram', 'Mumbai', 'Indore', 'Goa'] as const
