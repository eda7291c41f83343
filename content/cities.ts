export const cityNames = ['Noida', 'Gurugram', 'Mumbai', 'Indore', 'Goa'] as const
