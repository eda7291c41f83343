let rouse = () => {}

/** Has what was written to the outbox told of soon, not only at the next look. Costs nothing. */
export function tellSoon(): void {
  rouse()
}

/** What looks, in the process that does. */
export function whenToldSoon(look: () => void): void {
  rouse = look
}
