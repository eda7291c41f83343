// Shared by the building and its six pages, each figure once.
const metres = 100

export const place = 'Bhutani City Center, Sector 32, Noida'
export const metro = {
  metres,
  sentence: `The city-centre metro station is about ${metres} metres away.`,
  fromProject: `The project is about ${metres} metres from the city-centre metro station.`,
}
export const studios = '294'
export const floorsAboveGround = 19
export const leaseGuarantee = 'Rs.175 per sq ft'
