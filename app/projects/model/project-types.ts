/** In the order of the filter. */
export const projectTypes = ['Apartments', 'Plots', 'Farmhouse', 'Commercial', 'Upcoming'] as const
