/** The cities that the home page always offers; the catalogue adds its own. */
export const cityNames = ['Noida', 'Gurugram', 'Mumbai', 'Indore', 'Goa'] as const
