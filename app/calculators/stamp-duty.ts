/** An owner's rates for one state, with their day in words; fees in rupees. */
export type DutyRates = {
  name: string
  dutyPercent: number
  registrationPercent: number
  registrationMax?: number | undefined
  day: string
  source: string
}

export type DutyCost = { duty: number; registration: number; total: number }

/** Whole rupees; `total` includes the price. */
export function dutyCost(price: number, rates: DutyRates): DutyCost {
  const { dutyPercent, registrationPercent, registrationMax = Infinity } = rates
  const duty = Math.round((price * dutyPercent) / 100)
  const registration = Math.min(Math.round((price * registrationPercent) / 100), registrationMax)
  return { duty, registration, total: price + duty + registration }
}
