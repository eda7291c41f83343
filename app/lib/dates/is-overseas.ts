/** `Date.getTimezoneOffset` in India. */
const INDIA = -330

/** The browser's clock is not India's. */
export function isOverseas(): boolean {
  return new Date().getTimezoneOffset() !== INDIA
}
