import { lightOfHour } from './light-of-hour.ts'

/** Lets the choice of a light begin at the hour, as it is in Noida; what follows a finger comes with the first touch. */
export function watchLight(): void {
  const control = document.querySelector<HTMLElement>('.lights')
  if (!control) return
  const now = lightOfHour(Date.now())
  control.dataset['now'] = now
  const radios = [...control.querySelectorAll('input')]
  // Tab leads to where the sun stands; once one is chosen, to that, as ever.
  for (const radio of radios) if (radio.value !== now) radio.tabIndex = -1
  const open = { once: true }
  control.addEventListener('change', () => radios.forEach((radio) => (radio.tabIndex = 0)), open)
  for (const touch of ['pointerdown', 'focusin'])
    control.addEventListener(
      touch,
      // Without it they are the radio buttons that they are without script.
      (event) =>
        void import('./follow-light.ts').then(
          ({ followLight }) => followLight(control, event),
          () => undefined,
        ),
      open,
    )
}
