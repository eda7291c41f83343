import { timeOfDayAt } from './time-of-day-at.ts'

/** Starts at the current time in Noida; the code for dragging loads with the first touch. */
export function watchTimeOfDay(): void {
  const control = document.querySelector<HTMLElement>('.time-of-day')
  if (!control) return
  const now = timeOfDayAt(Date.now())
  const radios = [...control.querySelectorAll('input')]
  // Tab reaches the current time's button until a visitor selects one.
  for (const radio of radios) if (radio.value !== now) radio.tabIndex = -1
  const open = { once: true }
  control.addEventListener('change', () => radios.forEach((radio) => (radio.tabIndex = 0)), open)
  for (const touch of ['pointerdown', 'focusin'])
    control.addEventListener(
      touch,
      // Without the drag code the radio buttons still work.
      (event) =>
        void import('./drag-time-of-day.ts').then(
          ({ dragTimeOfDay }) => dragTimeOfDay(control, event),
          () => undefined,
        ),
      open,
    )
}
