/** The cities of the home page's tiles; what is listed in each follows from the catalogue. */
export const cities = [
  { slug: 'noida', name: 'Noida', picture: 'city-noida' },
  { slug: 'gurugram', name: 'Gurugram', picture: 'city-gurugram' },
  { slug: 'mumbai', name: 'Mumbai', picture: 'city-mumbai' },
  { slug: 'indore', name: 'Indore', picture: 'city-indore' },
  { slug: 'goa', name: 'Goa', picture: 'city-goa' },
] as const
